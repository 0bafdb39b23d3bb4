/**
 * How light becomes a pixel: a toe that keeps haze out of the dark, a straight middle, a shoulder that never quite
 * reaches white. Each channel by itself and reversible, so that a picture can be painted another colour afterwards.
 */
const toe = 0.035
const knee = 0.72
const rest = 1 - knee
const brightestPixel = 0.992

export function toneOf(light: number): number {
  const above = (light * light) / (light + toe)
  return above <= knee ? above : 1 - (rest * rest) / (above - knee + rest)
}

export function lightOf(tone: number): number {
  const bounded = Math.min(tone, brightestPixel)
  const above = bounded <= knee ? bounded : (rest * rest) / (1 - bounded) - rest + knee
  return (above + Math.sqrt(above * above + 4 * above * toe)) / 2
}

export const encode = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

export const decode = (encoded: number): number =>
  encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4

/** The same for the graphics card: linear light in, an encoded pixel out. */
export const toneShader = /* glsl */ `
vec3 toPixel(vec3 light) {
  vec3 above = light * light / (light + ${toe});
  vec3 high = 1. - ${(rest * rest).toFixed(6)} / (max(above, vec3(${knee})) - ${knee} + ${rest.toFixed(6)});
  vec3 tone = clamp(mix(above, high, step(vec3(${knee}), above)), 0., 1.);
  return mix(12.92 * tone, 1.055 * pow(tone, vec3(1. / 2.4)) - .055, step(vec3(.0031308), tone));
}
`
