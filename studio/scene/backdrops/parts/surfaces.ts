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

export const concrete = /* glsl */ `
  albedo = vec3(.42, .415, .40) * (.8 + .26 * fbm(p * .7) + .14 * grain(p * 24.)); roughness = .8;
  float joint = max(stripe(fract(p.x / 4.), .5, .002), stripe(fract(p.y / 4. + .2), .5, .002)); albedo *= 1. - .4 * joint;
`

/** Kerb to fence: road, gutter, grass, footpath, lawn. */
export const suburb = /* glsl */ `${asphalt}
  float gutter = smoothstep(-3.4, -3.45, p.y); albedo = mix(albedo, vec3(.46, .455, .44) * (.85 + .2 * grain(p * 20.)), gutter);
  vec3 lawn = mix(vec3(.085, .15, .04), vec3(.20, .22, .085), fbm(p * .6)) * (.6 + .8 * grain(p * vec2(26., 14.)));
  float grass = smoothstep(-3.85, -3.9, p.y); albedo = mix(albedo, lawn, grass);
  float path = smoothstep(-6.3, -6.35, p.y) * smoothstep(-7.8, -7.75, p.y); albedo = mix(albedo, vec3(.5, .49, .47) * (.88 + .16 * grain(p * 18.)) * (1. - .4 * stripe(fract(p.x / 1.5), .5, .006)), path);
  float drive = stripe(p.x, 5.6, 1.6) * smoothstep(-3.6, -3.7, p.y); albedo = mix(albedo, vec3(.43, .42, .4), drive);
  roughness = mix(.85, 1., grass);
`

export const gravelYard = /* glsl */ `
  albedo = mix(vec3(.45, .36, .26), vec3(.56, .47, .36), fbm(p * .4)) * (.66 + .4 * grain(p * 30.) + .2 * grain(p * 11.)); roughness = 1.;
  vec3 dry = mix(vec3(.30, .27, .12), vec3(.42, .36, .18), fbm(p * .7)) * (.6 + .7 * grain(p * 20.));
  albedo = mix(albedo, dry, smoothstep(.5, .62, fbm(p * .16 + 4.)) * smoothstep(-16., -24., p.y));
  float road = smoothstep(3.9, 4.2, p.y); albedo = mix(albedo, vec3(.17) * (.7 + .5 * grain(p * 40.)), road);
`

export const forecourtPaving = /* glsl */ `
  vec2 f = fract(p / vec2(.8, .8)); float joint = max(stripe(f.x, .5, .006), stripe(f.y, .5, .006));
  albedo = vec3(.40, .40, .395) * (.86 + .22 * hash21(floor(p / .8 + .5)) * .5 + .12 * grain(p * 22.)) * (1. - .35 * joint); roughness = .55; wet = .6;
  float street = smoothstep(3.2, 3.25, p.y); albedo = mix(albedo, vec3(.16) * (.7 + .5 * grain(p * 44.)), street);
  float kerb = smoothstep(2.85, 2.9, p.y) * (1. - street); albedo = mix(albedo, vec3(.55), kerb);
`
