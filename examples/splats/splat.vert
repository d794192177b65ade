// One instance a splat, in the order of `indices`: a quad around its ellipse.
#version 450

struct Projected {
    vec2 centre, axis0, axis1;
    uint colour;
};
layout(std430, set = 0, binding = 1) readonly buffer ProjectedSplats { Projected projected[]; };
layout(std430, set = 0, binding = 3) readonly buffer Values { uint indices[]; };
layout(push_constant) uniform Camera {
    vec4 view[3];
    vec2 size;
};
layout(location = 0) out vec2 deviation; // from the centre, in standard deviations
layout(location = 1) out vec4 colour;

const float EXTENT = 3.0;

void main()
{
    Projected splat = projected[indices[gl_InstanceIndex]];
    deviation = EXTENT * vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1) * 2.0 - EXTENT;
    colour = unpackUnorm4x8(splat.colour);
    vec2 pixel = splat.centre + splat.axis0 * deviation.x + splat.axis1 * deviation.y;
    gl_Position = vec4(pixel / size * 2.0 - 1.0, 0.0, 1.0);
}
