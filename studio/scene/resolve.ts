import {
  GLSL3, HalfFloatType, Mesh, NearestFilter, OrthographicCamera, PlaneGeometry, Scene, ShaderMaterial, type Texture,
  UnsignedByteType, type WebGLRenderer, WebGLRenderTarget,
} from 'three'
import { toneShader } from '../../demo/paint/tone.ts'

/** Two pictures' worth of linear light, drawn larger than they are wanted. */
export const lightTarget = (width: number, height: number): WebGLRenderTarget =>
  new WebGLRenderTarget(width, height, {
    count: 2, type: HalfFloatType, minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: true,
  })

const fragmentShader = /* glsl */ `
precision highp float;
uniform sampler2D picture; uniform float oversample, exposure;
out vec4 pixel;
${toneShader}
void main() {
  vec2 from = (gl_FragCoord.xy - .5) * oversample, to = from + oversample;
  vec4 sum = vec4(0.);
  for (float y = floor(from.y); y < to.y; y++) for (float x = floor(from.x); x < to.x; x++) {
    vec2 share = clamp(min(vec2(x, y) + 1., to) - max(vec2(x, y), from), 0., 1.);
    vec4 texel = texelFetch(picture, ivec2(x, y), 0);
    float alpha = clamp(texel.a, 0., 1.);
    sum += vec4(toPixel(texel.rgb / max(alpha, 1e-4) * exposure) * alpha, alpha) * share.x * share.y;
  }
  pixel = sum / (oversample * oversample);
}`

const vertexShader = 'void main() { gl_Position = vec4(position.xy, 0., 1.); }'

/** Turns light into pixels: tone, then the mean of what each pixel covers, premultiplied. */
export function makeResolver(renderer: WebGLRenderer) {
  const material = new ShaderMaterial({
    glslVersion: GLSL3, vertexShader, fragmentShader, depthTest: false, depthWrite: false,
    uniforms: { picture: { value: null }, oversample: { value: 2 }, exposure: { value: 1 } },
  })
  const scene = new Scene().add(new Mesh(new PlaneGeometry(2, 2), material))
  const camera = new OrthographicCamera()
  return (picture: Texture, width: number, height: number, oversample: number, exposure: number): Uint8Array => {
    const target = new WebGLRenderTarget(width, height, { type: UnsignedByteType, depthBuffer: false })
    material.uniforms.picture!.value = picture
    material.uniforms.oversample!.value = oversample
    material.uniforms.exposure!.value = exposure
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    const pixels = new Uint8Array(width * height * 4)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
    renderer.setRenderTarget(null)
    target.dispose()
    return fromTheTop(pixels, width * 4)
  }
}

function fromTheTop(pixels: Uint8Array, rowLength: number): Uint8Array {
  const turned = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += rowLength)
    turned.set(pixels.subarray(at, at + rowLength), pixels.length - at - rowLength)
  return turned
}
