import { type Material, MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three'
import { declareSecondPicture, lightSecondPaint, repeatFirstPicture, writeSecondPaint } from './two-paints.ts'

const vertexDeclaration = 'attribute float bakedLight; varying float vBakedLight;\n'
const vertexBody = '#include <begin_vertex>\n vBakedLight = bakedLight;\n'

/** Ambient light as it was baked: corners and undersides darken, reflections a little less than matt surfaces. */
const dim = (target: string): string => `${target}.indirectDiffuse *= ambient; ${target}.indirectSpecular *= mirrored;`
const ambientFragment = (painted: boolean): string => /* glsl */ `{
  float ambient = clamp(vBakedLight, 0., 1.);
  float mirrored = clamp(pow(ambient, .75) * 1.1, 0., 1.);
  ${dim('reflectedLight')}
  ${painted ? dim('greyLight') : ''}
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= mirrored;
  #endif
}`

/** Lets a material show the baked light and write both pictures. Materials with a shader of their own do it themselves. */
export function receiveBakedLight(material: Material): void {
  if (material.userData.hasOwnShader || material.userData.receivesBakedLight) return
  material.userData.receivesBakedLight = true
  const lit = material instanceof MeshStandardMaterial
  const painted = Boolean(material.userData.paint)
  material.onBeforeCompile = shader => (lit ? patchLit(shader, painted) : patchUnlit(shader))
  material.customProgramCacheKey = () => `baked-${lit}-${painted}`
  material.needsUpdate = true
}

function patchLit(shader: WebGLProgramParametersWithUniforms, painted: boolean): void {
  shader.vertexShader = vertexDeclaration + shader.vertexShader.replace('#include <begin_vertex>', vertexBody)
  const fragment = `${declareSecondPicture}varying float vBakedLight;\n${shader.fragmentShader}`
    .replace('#include <aomap_fragment>', ambientFragment(painted))
  shader.fragmentShader = painted
    ? fragment
        .replace('#include <color_fragment>', '#include <color_fragment>\n float paintShare = 1.;')
        .replace('#include <lights_fragment_end>', lightSecondPaint)
        .replace('#include <dithering_fragment>', writeSecondPaint)
    : fragment.replace('#include <dithering_fragment>', repeatFirstPicture)
}

function patchUnlit(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = (declareSecondPicture + shader.fragmentShader)
    .replace('#include <dithering_fragment>', repeatFirstPicture)
}
