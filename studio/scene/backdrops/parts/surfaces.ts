/** GLSL for what lies on the ground outdoors: see `GroundLook.surface`. */
const asphalt = /* glsl */ `
  float stones = grain(p * 55.) * .5 + grain(p * 21.) * .5; float wear = fbm(p * .3);
  albedo = vec3(.235, .237, .24) * (.68 + .52 * stones) * (.8 + .36 * wear); roughness = .85;
  float stain = smoothstep(.62, .8, fbm(p * .8 + 11.)); albedo *= 1. - .18 * stain;
`

/** A dealer's lot: bays in two rows behind the vehicle. */
export const lot = /* glsl */ `${asphalt}
  float inRow = smoothstep(-11.9, -12., p.y) * smoothstep(-17.2, -17.1, p.y);
  float line = stripe(fract(p.x / 2.7 + .5), .5, .02) * inRow + stripe(p.y, -17.1, .05);
  albedo = mix(albedo, vec3(.72) * (.8 + .3 * fbm(p * 5.)), clamp(line, 0., 1.) * .8);
`

/** A colour in linear light, and how many metres from joint to joint. */
export type Slabs = { colour: readonly [red: number, green: number, blue: number]; metres: number }
const vec3 = ([red, green, blue]: Slabs['colour']): string => `vec3(${red.toFixed(3)}, ${green.toFixed(3)}, ${blue.toFixed(3)})`

/** Concrete, poured in squares. */
export const slabs = ({ colour, metres }: Slabs): string => /* glsl */ `
  albedo = ${vec3(colour)} * (.8 + .26 * fbm(p * .7) + .14 * grain(p * 24.)); roughness = .8;
  vec2 square = p / ${metres.toFixed(2)}; float joint = max(stripe(fract(square.x), .5, .002), stripe(fract(square.y + .2), .5, .002)); albedo *= 1. - .4 * joint;
`

/** Stone in plates, each a little different. */
export const pavers = ({ colour, metres }: Slabs): string => /* glsl */ `
  vec2 plate = p / ${metres.toFixed(2)}; vec2 f = fract(plate); float joint = max(stripe(f.x, .5, .006), stripe(f.y, .5, .006));
  albedo = ${vec3(colour)} * (.86 + .22 * hash21(floor(plate + .5)) * .5 + .12 * grain(p * 22.)) * (1. - .35 * joint); roughness = .55; wet = .6;
`

/** A driveway, a kerb, and a strip of lawn with what fell from the jacarandas over it. */
export const petals = /* glsl */ `${asphalt}
  albedo = mix(albedo, vec3(.40, .375, .335) * (.8 + .3 * stones), .75);
  float lawn = smoothstep(-10.4, -10.5, p.y);
  albedo = mix(albedo, mix(vec3(.12, .17, .06), vec3(.21, .24, .09), fbm(p * .9)) * (.7 + .5 * grain(p * 26.)), lawn);
  float fallen = smoothstep(.56, .72, noise(p * vec2(9., 6.))) * smoothstep(.42, .66, fbm(p * .45 + 3.)) * smoothstep(-6.8, -10.5, p.y);
  albedo = mix(albedo, vec3(.33, .28, .5), fallen * .6);
`

export const gravel = /* glsl */ `
  albedo = mix(vec3(.45, .36, .26), vec3(.56, .47, .36), fbm(p * .4)) * (.66 + .4 * grain(p * 30.) + .2 * grain(p * 11.)); roughness = 1.;
  vec3 dry = mix(vec3(.30, .27, .12), vec3(.42, .36, .18), fbm(p * .7)) * (.6 + .7 * grain(p * 20.));
  albedo = mix(albedo, dry, smoothstep(.5, .62, fbm(p * .16 + 4.)) * smoothstep(-16., -24., p.y));
`

/** The same with the road in front of it. */
export const gravelYard = /* glsl */ `${gravel}
  float road = smoothstep(3.9, 4.2, p.y); albedo = mix(albedo, vec3(.17) * (.7 + .5 * grain(p * 40.)), road);
`

/** Plates up to the kerb, then the street. */
export const pavement = (look: Slabs): string => /* glsl */ `${pavers(look)}
  float street = smoothstep(3.2, 3.25, p.y); albedo = mix(albedo, vec3(.16) * (.7 + .5 * grain(p * 44.)), street);
  float kerb = smoothstep(2.85, 2.9, p.y) * (1. - street); albedo = mix(albedo, vec3(.55), kerb);
`
