import { DoubleSide, Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import type { FloorShadow } from './subject.ts'
import { declareSecondPicture } from './material/two-paints.ts'

const vertexShader = /* glsl */ `
varying vec2 vPlace;
/* The picture's rows go with z, which on a plane laid flat runs against its own. */
void main() { vPlace = vec2(uv.x, 1. - uv.y); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`

const fragmentShader = /* glsl */ `${declareSecondPicture}
varying vec2 vPlace; uniform sampler2D arrives; uniform float strength;
void main() {
  float shade = (1. - pow(texture2D(arrives, vPlace).r, .8)) * strength;
  gl_FragColor = vec4(0., 0., 0., shade);
  secondPicture = gl_FragColor;
}`

/** The shadow under the subject: soft black, so that it falls on any backdrop. */
export function floorPlane({ texture, centre, halfLength, halfWidth }: FloorShadow, strength = 0.92): Mesh {
  const material = new ShaderMaterial({
    transparent: true, depthWrite: false, side: DoubleSide, vertexShader, fragmentShader,
    uniforms: { arrives: { value: texture }, strength: { value: strength } },
  })
  const plane = new Mesh(new PlaneGeometry(halfLength * 2, halfWidth * 2), material)
  plane.rotation.x = -Math.PI / 2
  plane.position.set(centre, 0.002, 0)
  plane.renderOrder = -1
  return plane
}
