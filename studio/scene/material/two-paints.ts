import { Color } from 'three'

/** The paints of the two reference pictures; any other colour is worked out from them. */
export const referencePaints = { black: '#000000', grey: '#a0a0a0' } as const

const grey = new Color(referencePaints.grey)
const greyVector = `vec3(${grey.r.toFixed(6)}, ${grey.g.toFixed(6)}, ${grey.b.toFixed(6)})`

/**
 * Every material writes two pictures at once: the first as it is painted, the second as if the paint were grey.
 * `paintShare` says how much of a pixel is paint; where there is none the two are the same.
 */
export const declareSecondPicture = 'layout(location = 1) out highp vec4 secondPicture;\n'

export const lightSecondPaint = /* glsl */ `#include <lights_fragment_end>
  ReflectedLight greyLight = ReflectedLight(vec3(0.), vec3(0.), vec3(0.), vec3(0.));
  {
    PhysicalMaterial greyMaterial = material;
    greyMaterial.diffuseColor = mix(material.diffuseColor, ${greyVector}, paintShare);
    greyMaterial.diffuseContribution = greyMaterial.diffuseColor * (1. - material.metalness);
    greyMaterial.specularColorBlended = mix(material.specularColor, greyMaterial.diffuseColor, material.metalness);
    vec3 coat = clearcoatSpecularIndirect;
    RE_IndirectDiffuse(irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, greyMaterial, greyLight);
    RE_IndirectSpecular(radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, greyMaterial, greyLight);
    clearcoatSpecularIndirect = coat;
  }
`

export const writeSecondPaint = /* glsl */ `#include <dithering_fragment>
  vec3 greyGain = greyLight.indirectDiffuse + greyLight.indirectSpecular
    - reflectedLight.indirectDiffuse - reflectedLight.indirectSpecular;
  secondPicture = vec4(gl_FragColor.rgb + greyGain * (1. - material.clearcoat * Fcc), gl_FragColor.a);
`

export const repeatFirstPicture = '#include <dithering_fragment>\n secondPicture = gl_FragColor;\n'
