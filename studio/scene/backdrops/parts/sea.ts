import { Mesh, PlaneGeometry, ShaderMaterial } from 'three'
import { noiseShader } from './noise.ts'

const fragmentShader = /* glsl */ `
${noiseShader}
varying vec3 vPlace;
void main() {
  vec3 towards = normalize(cameraPosition - vPlace);
  vec2 p = vPlace.xz; float far = clamp(-vPlace.z / 500., 0., 1.);
  float swell = fbm(p * vec2(.035, .11)); float chop = fbm(p * vec2(.22, .8)); float ripple = grain(p * vec2(.9, 3.));
  vec2 slope = (vec2(swell, chop) - .5) * .34 + (ripple - .5) * .1;
  vec3 normal = normalize(vec3(slope.x * .6, 1., slope.y));
  float fresnel = .03 + .75 * pow(1. - clamp(dot(towards, normal), 0., 1.), 4.2);
  vec3 water = mix(vec3(.012, .17, .22), vec3(.008, .075, .16), smoothstep(.0, .35, far + (swell - .5) * .25));
  vec3 sky = mix(vec3(.55, .72, .88), vec3(.3, .5, .78), clamp(normal.z * 1.6 + .4, 0., 1.));
  vec3 light = mix(water, sky, fresnel * (1. - .35 * far));
  float glint = pow(clamp(dot(normalize(towards + vec3(-.62, .62, .55)), normalize(vec3(slope.x * 2., 1., slope.y * 2.))), 0., 1.), 90.);
  light += vec3(1.3, 1.2, 1.) * glint * .5;
  float caps = smoothstep(.70, .78, chop * .6 + ripple * .4) * (1. - far); light = mix(light, vec3(.95), caps * .55);
  gl_FragColor = vec4(mix(light, vec3(.62, .76, .88), smoothstep(.55, 1., far) * .5), 1.);
}`

const vertexShader =
  'varying vec3 vPlace; void main() { vec4 place = modelMatrix * vec4(position, 1.); vPlace = place.xyz; gl_Position = projectionMatrix * viewMatrix * place; }'

/** Open water below the road, out to the horizon. */
export function makeSea(level: number): Mesh {
  const sea = new Mesh(new PlaneGeometry(4000, 1800), new ShaderMaterial({ vertexShader, fragmentShader }))
  sea.rotation.x = -Math.PI / 2
  sea.position.set(0, level, -900)
  return sea
}
