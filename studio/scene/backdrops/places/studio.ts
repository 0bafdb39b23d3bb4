import { Group, Mesh, PlaneGeometry, ShaderMaterial, Vector3 } from 'three'
import type { Point } from '../../subject.ts'
import type { Place } from '../place.ts'

const vertexShader =
  'varying vec3 vPlace; void main() { vec4 place = modelMatrix * vec4(position, 1.); vPlace = place.xyz; gl_Position = projectionMatrix * viewMatrix * place; }'

/** A pool of light on the floor that fades into the colour of the wall, so that no edge shows. */
const fragmentShader = /* glsl */ `
varying vec3 vPlace; uniform vec3 pool, wall, rim;
void main() {
  float away = length(vPlace.xz * vec2(.75, 1.));
  vec3 light = mix(pool, wall, smoothstep(1., 17., away));
  float facing = max(-normalize(vPlace - cameraPosition).z, 0.);
  light += rim * (pow(facing, 34.) + .35 * pow(facing, 6.1)) * smoothstep(-2., 15., -vPlace.z);
  light += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5) * .004;
  gl_FragColor = vec4(light, 1.);
}`

type Cyclorama = { pool: Point; wall: Point; top: Point; rim: Point }

const looks = {
  light: { pool: [0.8, 0.805, 0.815], wall: [0.6, 0.607, 0.62], top: [0.44, 0.45, 0.465], rim: [0.06, 0.06, 0.06] },
  stone: { pool: [0.56, 0.535, 0.495], wall: [0.35, 0.333, 0.305], top: [0.2, 0.19, 0.172], rim: [0.11, 0.104, 0.092] },
  graphite: { pool: [0.225, 0.217, 0.205], wall: [0.105, 0.101, 0.094], top: [0.052, 0.05, 0.046], rim: [0.07, 0.067, 0.061] },
  cool: { pool: [0.04, 0.046, 0.05], wall: [0.0125, 0.0155, 0.018], top: [0.0045, 0.0058, 0.007], rim: [0.036, 0.064, 0.072] },
} satisfies Record<string, Cyclorama>

/** A photographer's bare room: floor and wall run into each other. */
export const studio = (tone: keyof typeof looks) => (): Place => {
  const { pool, wall, top, rim } = looks[tone]
  const floor = new Mesh(
    new PlaneGeometry(1600, 1600),
    new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { pool: { value: new Vector3(...pool) }, wall: { value: new Vector3(...wall) }, rim: { value: new Vector3(...rim) } },
    }),
  )
  floor.rotation.x = -Math.PI / 2
  return {
    content: new Group().add(floor),
    baked: 'studio',
    lamps: 'studio',
    exposure: 1,
    softness: 0,
    corners: 0,
    vignette: 0.35,
    contact: 0.85,
    sky: {
      zenith: top,
      middle: top,
      horizon: wall,
      below: wall,
      sun: { direction: [0, 0.03, -1], disc: 0, glow: rim, spread: 34 },
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    },
  }
}
