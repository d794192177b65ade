// Projects 3D Gaussians to 2D ones on the screen (EWA splatting, Zwicker et al., 2001), and appends those that can be
// seen to the arrays that are sorted and drawn. Their number is the instance count of the draw command.
#version 450
layout(local_size_x = 128) in;

struct Splat {
    vec3 position;
    uint colour; // 8 bits each: red, green, blue, opacity
    vec3 scale;  // standard deviations along the splat's own axes
    float unused;
    vec4 rotation; // quaternion x, y, z, w
};
struct Projected {
    vec2 centre, axis0, axis1; // in pixels; the axes are standard deviations
    uint colour;
};
layout(std430, set = 0, binding = 0) readonly buffer Splats { Splat splats[]; };
layout(std430, set = 0, binding = 1) writeonly buffer ProjectedSplats { Projected projected[]; };
layout(std430, set = 0, binding = 2) writeonly buffer Keys { float depths[]; };
layout(std430, set = 0, binding = 3) writeonly buffer Values { uint indices[]; };
layout(std430, set = 0, binding = 4) buffer DrawIndirectCommand { uint vertex_count, instance_count; };
layout(push_constant) uniform Camera {
    vec4 view[3]; // rows; x to the right, y down, z forward
    vec2 size;    // of the screen, in pixels
    float focal;  // focal length, in pixels
    uint count;
};

const float NEAR = 0.2, EXTENT = 3.0 /* standard deviations that are drawn, as in splat.vert */;

mat3 rotation_of(vec4 q)
{
    vec3 d = 2.0 * q.xyz * q.xyz, w = 2.0 * q.w * q.xyz;
    float xy = 2.0 * q.x * q.y, xz = 2.0 * q.x * q.z, yz = 2.0 * q.y * q.z;
    return mat3(1.0 - d.y - d.z, xy + w.z, xz - w.y, // columns
                xy - w.z, 1.0 - d.x - d.z, yz + w.x,
                xz + w.y, yz - w.x, 1.0 - d.x - d.y);
}

void project(uint i)
{
    Splat splat = splats[i];
    vec4 position = vec4(splat.position, 1.0);
    vec3 p = vec3(dot(view[0], position), dot(view[1], position), dot(view[2], position));
    vec2 centre = focal * p.xy / p.z + 0.5 * size;

    // The splat's axes on the screen: its rotation and scale, the camera's rotation, and the perspective's derivative.
    mat3 rotation = rotation_of(splat.rotation);
    vec2 slope = clamp(p.xy / p.z, -size / focal, size / focal);
    vec3 covariance = vec3(0.3, 0.0, 0.3); // xx, xy, yy; at least about a pixel
    for (int k = 0; k < 3; k++) {
        vec3 axis = splat.scale[k] * rotation[k];
        axis = vec3(dot(view[0].xyz, axis), dot(view[1].xyz, axis), dot(view[2].xyz, axis));
        vec2 seen = focal / p.z * (axis.xy - slope * axis.z);
        covariance += vec3(seen.x * seen.x, seen.x * seen.y, seen.y * seen.y);
    }

    // What is no number fails these comparisons, too.
    bool visible = p.z > NEAR && splat.colour >> 24 != 0 && all(lessThan(covariance.xz, vec2(1e12)));
    visible = visible && all(lessThan(abs(centre - 0.5 * size), 0.5 * size + EXTENT * sqrt(covariance.xz)));
    if (!visible) return;

    // The axes of the ellipse are the eigenvectors of the covariance.
    float middle = 0.5 * (covariance.x + covariance.z);
    float radius = length(vec2(0.5 * (covariance.x - covariance.z), covariance.y));
    vec2 direction = vec2(covariance.y, middle + radius - covariance.x);
    direction = dot(direction, direction) > 1e-12 ? normalize(direction) : vec2(1.0, 0.0);
    vec2 axis0 = sqrt(middle + radius) * direction;
    vec2 axis1 = sqrt(max(middle - radius, 0.1)) * vec2(-direction.y, direction.x);
    projected[i] = Projected(centre, axis0, axis1, splat.colour);

    uint slot = atomicAdd(instance_count, 1);
    depths[slot] = p.z;
    indices[slot] = i;
}

void main()
{
    // A stride, as a dispatch may be limited to 65535 workgroups.
    for (uint i = gl_GlobalInvocationID.x; i < count; i += gl_NumWorkGroups.x * gl_WorkGroupSize.x) project(i);
}
