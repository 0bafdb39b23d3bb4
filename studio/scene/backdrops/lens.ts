import {
  DepthTexture,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Place } from './place.ts'

const vertexShader = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }'

const depthShader = /* glsl */ `
varying vec2 vUv;
uniform sampler2D picture, depthPicture; uniform vec2 pixel; uniform float near, far;
float depthAt(vec2 at) { float z = texture2D(depthPicture, at).r * 2. - 1.; return 2. * near * far / (far + near - z * (far - near)); }
`

/** Corners and the foot of walls darken a little; far things fade into the haze. */
const airShader = /* glsl */ `${depthShader}
uniform float corner, haze, tangent, vignetting; uniform vec3 hazeColour;
void main() {
  vec4 light = texture2D(picture, vUv);
  float depth = depthAt(vUv);
  float reach = .9 / (depth * tangent * 2.);
  float turn = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00584)))) * 6.283;
  float inverse = 1. / depth; vec2 slope = vec2(dFdx(inverse), dFdy(inverse)) / pixel;
  float hidden = 0.;
  if (corner > 0.) for (int i = 0; i < 20; i++) {
    float share = (float(i) + .5) / 20.; float angle = turn + float(i) * 2.4;
    vec2 offset = vec2(cos(angle), sin(angle)) * share * reach * vec2(pixel.x / pixel.y, 1.);
    float level = 1. / max(inverse + dot(slope, offset), 1e-5);
    float nearer = level - depthAt(vUv + offset);
    hidden += smoothstep(.02, .25, nearer) * smoothstep(1.6, .5, nearer);
  }
  if (depth < far * .5) light.rgb *= 1. - corner * hidden / 20.;
  float air = depth > far * .4 ? 0. : 1. - exp(-depth * haze);
  vec2 off = (vUv - .5) * vec2(1., .8); float vignette = 1. - .5 * smoothstep(.12, .62, dot(off, off) * 1.7);
  gl_FragColor = vec4(mix(light.rgb, hazeColour, air) * mix(1., vignette, vignetting), 1.);
}`

/** A lens focused on the vehicle: what is far behind spreads into discs, in linear light, so that lamps stay bright. */
const blurShader = /* glsl */ `${depthShader}
uniform float focus, softness;
float spread(float depth) { return softness * clamp((depth - focus) / depth, 0., 1.); }
void main() {
  float depth = depthAt(vUv);
  float own = spread(depth);
  vec3 sum = texture2D(picture, vUv).rgb; float total = 1.;
  for (int i = 1; i < 56; i++) {
    float share = sqrt(float(i) / 56.); float angle = float(i) * 2.39996;
    vec2 at = vUv + vec2(cos(angle), sin(angle)) * share * max(own, softness * .25) * vec2(pixel.x / pixel.y, 1.);
    float other = depthAt(at); float reach = spread(other);
    float counts = smoothstep(share * max(own, softness * .25) - pixel.y, share * max(own, softness * .25) + pixel.y, other < depth ? reach : own);
    sum += min(texture2D(picture, at).rgb, vec3(24.)) * counts; total += counts;
  }
  gl_FragColor = vec4(sum / total, 1.);
}`

export type PictureTarget = WebGLRenderTarget

export function pictureTarget(width: number, height: number, mipmaps = false): PictureTarget {
  const target = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    magFilter: LinearFilter,
    generateMipmaps: mipmaps,
    minFilter: mipmaps ? LinearMipmapLinearFilter : LinearFilter,
  })
  target.depthTexture = new DepthTexture(width, height, UnsignedIntType)
  return target
}

/** Draws one picture into another through a shader. */
function pass(fragmentShader: string, uniforms: Record<string, unknown>) {
  const values = Object.fromEntries(Object.entries(uniforms).map(([name, value]) => [name, { value }]))
  const material = new ShaderMaterial({ vertexShader, fragmentShader, uniforms: values, depthTest: false, depthWrite: false })
  const scene = new Scene().add(new Mesh(new PlaneGeometry(2, 2), material))
  return (renderer: WebGLRenderer, into: WebGLRenderTarget) => {
    renderer.setRenderTarget(into)
    renderer.render(scene, new OrthographicCamera())
    material.dispose()
  }
}

/** From the bare picture of a place to what a lens would make of it. */
export function throughLens(renderer: WebGLRenderer, bare: PictureTarget, place: Place, camera: PerspectiveCamera): WebGLRenderTarget {
  const { width, height } = bare
  const shared = { depthPicture: bare.depthTexture, pixel: new Vector2(1 / width, 1 / height), near: camera.near, far: camera.far }
  const hazed = pictureTarget(width, height)
  pass(airShader, {
    ...shared,
    picture: bare.texture,
    corner: place.corners ?? 0.75,
    vignetting: place.vignette ?? 1,
    haze: place.haze?.density ?? 0,
    hazeColour: new Vector3(...(place.haze?.colour ?? [0, 0, 0])),
    tangent: Math.tan((camera.fov * Math.PI) / 360),
  })(renderer, hazed)
  if (place.softness === 0) {
    bare.dispose()
    return hazed
  }
  const soft = pictureTarget(width, height)
  const away = camera.position.length()
  const focus = away + 2.5
  /** The nearer the lens is to what it looks at, the softer what lies behind. */
  const softness = place.softness * Math.min(2.6, Math.max(1, 11.5 / away))
  pass(blurShader, { ...shared, picture: hazed.texture, focus, softness })(renderer, soft)
  hazed.dispose()
  bare.dispose()
  return soft
}
