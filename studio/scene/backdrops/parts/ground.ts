import { Matrix4, Mesh, MeshStandardMaterial, PlaneGeometry, type Texture } from 'three'
import { noiseShader } from './noise.ts'

/** What a mirror-like ground needs: the picture seen from below, and where each point lies in it. */
export type Reflection = { picture: { value: Texture | null }; place: { value: Matrix4 } }

export type GroundLook = {
  /** GLSL that sets `albedo`, `roughness` and `wet` from the place `p` in metres (x to the right, y towards the camera). */
  surface: string
  /** How much of what stands on it a wet or polished ground shows. */
  mirror?: number
  /** Degrees that what is drawn on the ground is turned, to run along a vehicle seen at an angle. */
  turn?: number
  size?: number
  envMapIntensity?: number
}

const reflectionFragment = /* glsl */ `
  if (mirror > 0.) {
    vec2 at = vMirrored.xy / vMirrored.w;
    float blur = 1. + 5. * roughness;
    vec3 seen = vec3(0.); float total = 0.;
    // Close together: a thin line of light would be seen once for every step.
    for (int i = -9; i <= 9; i++) for (int j = -1; j <= 1; j++) {
      float weight = exp(-float(i * i) * .02 - float(j * j) * .4);
      seen += weight * textureLod(mirrorPicture, at + vec2(float(j) * .0012, float(i) * .00117) * blur, blur * .55).rgb; total += weight;
    }
    float grazing = pow(1. - clamp(dot(normalize(vViewPosition), normal), 0., 1.), 5.);
    outgoingLight += min(seen / total, vec3(12.)) * mirror * wet * (.05 + .95 * grazing);
  }
`

/** A wide floor whose look is computed where it is seen, so that it is sharp nearby and calm far away. */
export function makeGround(look: GroundLook): Mesh {
  const material = new MeshStandardMaterial({ roughness: 1, metalness: 0, envMapIntensity: look.envMapIntensity ?? 1 })
  const reflection: Reflection = { picture: { value: null }, place: { value: new Matrix4() } }
  const [cos, sin] = [Math.cos, Math.sin].map(of => of(((look.turn ?? 0) * Math.PI) / 180)) as [number, number]
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, {
      mirrorPicture: reflection.picture,
      mirrorPlace: reflection.place,
      mirror: { value: look.mirror ?? 0 },
    })
    shader.vertexShader = `varying vec3 vPlace; varying vec4 vMirrored; uniform mat4 mirrorPlace;\n${shader.vertexShader}`.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\n vPlace = (modelMatrix * vec4(transformed, 1.)).xyz; vMirrored = mirrorPlace * vec4(vPlace, 1.);',
    )
    shader.fragmentShader =
      `varying vec3 vPlace; varying vec4 vMirrored; uniform sampler2D mirrorPicture; uniform float mirror;\n${noiseShader}\n${shader.fragmentShader}`
        .replace(
          '#include <color_fragment>',
          `#include <color_fragment>
        vec2 p = mat2(${cos.toFixed(5)}, ${sin.toFixed(5)}, ${(-sin).toFixed(5)}, ${cos.toFixed(5)}) * vPlace.xz; vec3 albedo = vec3(.2); float roughness = .9; float wet = 1.;
        { ${look.surface} }
        diffuseColor.rgb = albedo;`,
        )
        .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = roughness;')
        .replace('#include <opaque_fragment>', `${reflectionFragment}\n#include <opaque_fragment>`)
  }
  material.customProgramCacheKey = () => `${look.turn}${look.surface}`
  const size = look.size ?? 1600
  const ground = new Mesh(new PlaneGeometry(size, size), material)
  ground.rotation.x = -Math.PI / 2
  ground.receiveShadow = true
  ground.name = 'ground'
  ground.userData.reflection = look.mirror ? reflection : undefined
  return ground
}
