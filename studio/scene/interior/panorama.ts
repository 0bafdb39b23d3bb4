import {
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLCubeRenderTarget,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { pictureTarget } from '../backdrops/lens.ts'

const fragmentShader = /* glsl */ `
varying vec2 vUv; uniform samplerCube around; uniform vec2 pixel;
vec3 seen(vec2 at) {
  float longitude = (at.x - .5) * 6.2831853; float latitude = (at.y - .5) * 3.1415927;
  vec3 light = textureCube(around, vec3(-cos(latitude) * cos(longitude), sin(latitude), -cos(latitude) * sin(longitude))).rgb;
  return light / (1. + light);
}
void main() {
  vec3 sum = vec3(0.);
  for (int i = 0; i < 9; i++) sum += seen(vUv + (vec2(float(i % 3), float(i / 3)) - 1.) / 3. * pixel);
  sum /= 9.;
  gl_FragColor = vec4(sum / (1. - sum), 1.);
}`
const vertexShader = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/**
 * Six square pictures as one equirectangular picture: straight ahead in its middle. Each of its pixels is the mean of nine
 * looks, dimmed first, so that the bright edge of a window does not outweigh the pillar beside it and fray.
 */
export function unrolled(renderer: WebGLRenderer, cube: WebGLCubeRenderTarget, width: number, height: number): WebGLRenderTarget {
  const uniforms = { around: { value: cube.texture }, pixel: { value: new Vector2(1 / width, 1 / height) } }
  const material = new ShaderMaterial({ vertexShader, fragmentShader, uniforms, depthTest: false })
  const target = pictureTarget(width, height)
  renderer.setRenderTarget(target)
  renderer.render(new Scene().add(new Mesh(new PlaneGeometry(2, 2), material)), new OrthographicCamera())
  cube.dispose()
  return target
}
