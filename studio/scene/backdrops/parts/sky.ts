import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, Vector3 } from 'three'
import type { Point } from '../../subject.ts'
import { noiseShader } from './noise.ts'

/** Colours are linear light and may exceed one: the sky is what lights the place. */
export type SkyLook = {
  zenith: Point
  middle: Point
  horizon: Point
  /** The colour of the ground beyond everything, for reflections from below. */
  below: Point
  sun: { direction: Point; disc: number; glow: Point; spread: number }
  /** Soft light from behind the camera, where no picture shows it: what a photographer would bring along. */
  fill?: Point
  clouds: { cover: number; scale: number; lit: Point; shade: Point; streak: number }
}

const fragmentShader = /* glsl */ `
${noiseShader}
varying vec3 vFrom;
uniform vec3 zenith, middle, horizon, below, sunDirection, sunGlow, cloudLit, cloudShade, fill;
uniform float sunDisc, sunSpread, cover, cloudScale, streak;
void main() {
  vec3 d = normalize(vFrom);
  float up = clamp(d.y, 0., 1.);
  vec3 sky = mix(horizon, middle, smoothstep(0., .16, up));
  sky = mix(sky, zenith, smoothstep(.1, .75, up));
  float facing = max(dot(d, sunDirection), 0.);
  sky += sunGlow * (pow(facing, sunSpread) + .35 * pow(facing, sunSpread * .18) * (1. - up));
  if (d.y > .004 && cover > 0.) {
    vec2 p = d.xz / (d.y + .06) * cloudScale * vec2(1., streak);
    float body = fbm(p + 3.7);
    float detail = fbm(p * 3.1 + 9.2);
    float density = smoothstep(1. - cover, 1. - cover + .34, body * .78 + detail * .22);
    density *= smoothstep(.0, .09, d.y);
    float lit = clamp(.35 + 1.5 * (body - fbm(p + sunDirection.xz * .22 + 3.7)) + .5 * pow(facing, 4.), 0., 1.);
    sky = mix(sky, mix(cloudShade, cloudLit, lit), density * .92);
  }
  sky += sunDisc * smoothstep(.9993, .9997, facing);
  sky += fill * smoothstep(.35, .8, d.z) * smoothstep(.02, .18, d.y) * smoothstep(.95, .55, d.y);
  float under = smoothstep(0., -.02, d.y);
  gl_FragColor = vec4(mix(sky, below, under), 1.);
}`

const vertexShader =
  'varying vec3 vFrom; void main() { vFrom = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }'
const vector = (point: Point): Vector3 => new Vector3(...point)

export function makeSky(look: SkyLook): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader,
    fragmentShader,
    uniforms: {
      zenith: { value: vector(look.zenith) },
      middle: { value: vector(look.middle) },
      horizon: { value: vector(look.horizon) },
      below: { value: vector(look.below) },
      sunDirection: { value: vector(look.sun.direction).normalize() },
      sunGlow: { value: vector(look.sun.glow) },
      sunDisc: { value: look.sun.disc },
      sunSpread: { value: look.sun.spread },
      fill: { value: vector(look.fill ?? [0, 0, 0]) },
      cover: { value: look.clouds.cover },
      cloudScale: { value: look.clouds.scale },
      streak: { value: look.clouds.streak },
      cloudLit: { value: vector(look.clouds.lit) },
      cloudShade: { value: vector(look.clouds.shade) },
    },
  })
  const dome = new Mesh(new SphereGeometry(900, 48, 32), material)
  dome.renderOrder = -10
  dome.name = 'sky'
  return dome
}

/** A colour as linear light, brightened. */
export function light(hex: string, strength = 1): Point {
  const { r, g, b } = new Color(hex)
  return [r * strength, g * strength, b * strength]
}
