import { Color, MeshStandardMaterial } from 'three'
import { noiseShader } from './noise.ts'

/** GLSL that changes `albedo` (and `roughness`) from `q`: metres along the wall and up. */
const patterns = {
  render: 'albedo *= .93 + .12 * fbm(q * 1.3) + .04 * grain(q * 40.);',
  concrete: `float joint = max(stripe(fract(q.x / 2.4), .5, .004), stripe(fract(q.y / 1.5), .5, .006));
    albedo *= (.82 + .28 * fbm(q * .8) + .08 * grain(q * 30.)) * (1. - .45 * joint);`,
  brick: `vec2 b = q * vec2(4.2, 11.8); float row = floor(b.y); b.x += .5 * mod(row, 2.); vec2 cell = floor(b); vec2 f = fract(b);
    float edge = fwidth(b.x) + .02; float mortar = max(1. - smoothstep(.02, .035 + edge, min(f.x, 1. - f.x)), 1. - smoothstep(.04, .09 + edge, min(f.y, 1. - f.y)));
    albedo *= .72 + .5 * hash21(cell); albedo = mix(albedo * (.9 + .2 * grain(q * 60.)), vec3(.32, .30, .28), mortar * .8);`,
  corrugated: `float wave = sin(q.x * 82.); albedo *= .80 + .2 * wave + .1 * (fbm(q * vec2(2.5, .3)) - .5); roughness = .5;`,
  timber: `float board = q.x * 7.5; float seam = stripe(fract(board), .0, .05) + stripe(fract(board), 1., .05);
    albedo *= (.75 + .35 * hash21(vec2(floor(board), 3.)) + .22 * (fbm(vec2(board * 5., q.y * .9)) - .5)) * (1. - .8 * clamp(seam, 0., 1.));`,
  weatherboard: `float board = q.y / .17; float lap = fract(board); albedo *= (.93 + .1 * hash21(vec2(floor(board), 5.))) * (1. - .42 * smoothstep(.16 + fwidth(board), .0, lap)) * (.94 + .1 * lap);`,
  panel: `float joint = max(stripe(fract(q.x / 1.2), .5, .004), stripe(fract(q.y / .9 + .5), .5, .005)); albedo *= 1. - .5 * joint; roughness = .35;`,
  slats: `float slat = fract(q.x * 9.); albedo *= .18 + .82 * smoothstep(.02, .12, slat) * smoothstep(.72, .62, slat); albedo *= .85 + .3 * hash21(vec2(floor(q.x * 9.), 1.));`,
} as const
export type WallKind = keyof typeof patterns

export function wallMaterial(kind: WallKind, colour: string, roughness = 0.85): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color(colour), roughness })
  material.onBeforeCompile = shader => {
    shader.vertexShader = `varying vec3 vPlace; varying vec3 vFacing;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\n vPlace = (modelMatrix * vec4(transformed, 1.)).xyz; vFacing = mat3(modelMatrix) * normal;',
    )
    shader.fragmentShader = `varying vec3 vPlace; varying vec3 vFacing;\n${noiseShader}\n${shader.fragmentShader}`
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        vec2 q = abs(vFacing.y) > .7 ? vPlace.xz : vec2(abs(vFacing.x) > .7 ? vPlace.z : vPlace.x, vPlace.y);
        vec3 albedo = diffuseColor.rgb; float roughness = ${roughness.toFixed(3)};
        { ${patterns[kind]} }
        diffuseColor.rgb = albedo;`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = roughness;')
  }
  material.customProgramCacheKey = () => `wall-${kind}-${roughness}`
  return material
}
