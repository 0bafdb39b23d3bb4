/** Noise for the graphics card: a hash, smooth noise in two and three dimensions, and sums of octaves. */
export const noiseShader = /* glsl */ `
float hash21(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash21(i), hash21(i + vec2(1., 0.)), f.x), mix(hash21(i + vec2(0., 1.)), hash21(i + vec2(1., 1.)), f.x), f.y);
}
float fbm(vec2 p) {
  float sum = 0.; float weight = .5;
  for (int i = 0; i < 5; i++) { sum += weight * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; weight *= .5; }
  return sum / .97;
}
/* Noise that fades to its mean where it would be finer than a pixel. */
float grain(vec2 p) { float fine = clamp(1.5 - length(fwidth(p)) * 1.2, 0., 1.); return mix(.5, noise(p), fine); }
/* A stripe of a width about a middle, with soft edges one pixel wide. */
float stripe(float at, float middle, float halfWidth) {
  float edge = fwidth(at) + 1e-4;
  return 1. - smoothstep(halfWidth - edge, halfWidth + edge, abs(at - middle));
}
`
