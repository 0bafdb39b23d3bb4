import {
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLCubeRenderTarget,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { pictureTarget } from '../backdrops/lens.ts'

const fragmentShader = /* glsl */ `
varying vec2 vUv; uniform samplerCube around;
void main() {
  float longitude = (vUv.x - .5) * 6.2831853; float latitude = (vUv.y - .5) * 3.1415927;
  vec3 d = vec3(-cos(latitude) * cos(longitude), sin(latitude), -cos(latitude) * sin(longitude));
  gl_FragColor = vec4(textureCube(around, d).rgb, 1.);
}`
const vertexShader = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/** Six square pictures as one equirectangular picture: straight ahead in its middle. */
export function unrolled(renderer: WebGLRenderer, cube: WebGLCubeRenderTarget, width: number, height: number): WebGLRenderTarget {
  const material = new ShaderMaterial({ vertexShader, fragmentShader, uniforms: { around: { value: cube.texture } }, depthTest: false })
  const target = pictureTarget(width, height)
  renderer.setRenderTarget(target)
  renderer.render(new Scene().add(new Mesh(new PlaneGeometry(2, 2), material)), new OrthographicCamera())
  cube.dispose()
  return target
}
