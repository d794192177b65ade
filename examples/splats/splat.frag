// A Gaussian, premultiplied for the blend "over": colour + (1 - alpha) * what lies behind.
#version 450

layout(location = 0) in vec2 deviation;
layout(location = 1) in vec4 colour;
layout(location = 0) out vec4 fragment;

void main()
{
    float square = dot(deviation, deviation);
    if (square > 9.0) discard;
    float alpha = colour.a * exp(-0.5 * square);
    fragment = vec4(colour.rgb * alpha, alpha);
}
