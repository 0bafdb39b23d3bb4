import {
  BackSide, CustomBlending, type IUniform, type Material, MeshBasicMaterial, MeshPhysicalMaterial, OneFactor,
    OneMinusSrcAlphaFactor, Vector2, Vector3,
  Vector4,
} from 'three'
import { paintMaterial } from '../material/paint.ts'
import { declareSecondPicture } from '../material/two-paints.ts'
import { type Glass, usualGlass } from './blueprint.ts'
import { lampBedDeclarations, lampBedPieces, liningPieces, paintPieces, type Pieces } from './body-shaders.ts'
import { glassDeclarations, glassPieces, usualSky } from './glass-shader.ts'
import type { Graphics } from './graphics/graphics.ts'
import { regionsFragment, regionsVertex } from './regions.ts'
import type { Shell } from './shell.ts'

export type Uniforms = Record<string, IUniform>
export type BodyFinish = { blackRoof?: boolean }

const value = (of: unknown): IUniform => ({ value: of })

/** Everything the body's shaders ask about this body. */
export function bodyUniforms(shell: Shell, graphics: Graphics, { blackRoof }: BodyFinish): Uniforms {
  const { blueprint, axles } = shell
  const glass: Glass = { ...usualGlass, ...blueprint.glass }
  const { headlamp } = blueprint
  const beltHeight = shell.belt(2.3)
  return {
    push: value(0), ...graphics,
    axles: value(new Vector3(axles.front, axles.rear, axles.height)),
    archRadius: value(blueprint.archRadius), bodyLength: value(blueprint.length), halfWidth: value(blueprint.halfWidth),
    cladding: value(blueprint.cladding ?? 0), beltHeight: value(beltHeight), sillHeight: value(shell.sill(2.3)),
    wrap: value(blueprint.wrap ?? 0.62), blackRoof: value(blackRoof ? 1 : 0),
    sideGlass: value(new Vector4(glass.windscreenPillar, glass.roof, glass.belt, glass.rearPillar)),
    rearGlass: value(new Vector4(glass.rearSides, glass.rearTop, glass.rearBelt, 0)),
    pillars: value(Array.from({ length: 4 }, (_, index) => {
      const pillar = glass.pillars[index]
      return pillar ? new Vector4(pillar[0], pillar[1] / 2, pillar[2], 0) : new Vector4(0, -1, 0, 0)
    })),
    glassSpan: value(new Vector2(glass.from, glass.until)),
    rearGlassAbove: value(glass.rearAbove ?? shell.belt(blueprint.length - 0.2) + 0.03),
    bonnetLine: value(new Vector2(...(blueprint.bonnet ?? [0.075, 0.1]))),
    headlampReach: value(new Vector3(headlamp.reach, 0.9, headlamp.y)), rearLampReach: value(blueprint.rearLamp.reach ?? 0.32),
    floorLight: value(null), floorSpan: value(new Vector3(0, 1, 1)), cameraPlace: value(new Vector3()),
    mirroredSky: value(new Vector3(...usualSky)),
    privacy: value(glass.privacy), lampGlow: value(new Vector2(0.55, 0.35)),
  }
}

export const bodyPaint = (uniforms: Uniforms): Material =>
  withPieces(paintMaterial(), 'paint', uniforms, paintPieces)

/** Light that is added over what lies behind, of which a share is kept back. */
const overlaid = {
  transparent: true, blending: CustomBlending, blendSrc: OneFactor, blendDst: OneMinusSrcAlphaFactor,
  blendSrcAlpha: OneFactor, blendDstAlpha: OneMinusSrcAlphaFactor,
} as const

export const bodyLining = (uniforms: Uniforms): Material =>
  withPieces(new MeshBasicMaterial({ color: 0x0e0e0f, side: BackSide, ...overlaid }), 'lining', uniforms, liningPieces)

export const bodyGlass = (uniforms: Uniforms): Material =>
  withPieces(
    new MeshPhysicalMaterial({ color: 0x000000, roughness: 0.02, opacity: 0.5, depthWrite: false, specularIntensity: 0.38, ...overlaid }),
    'glass', uniforms, glassPieces, glassDeclarations,
  )

export const lampBed = (uniforms: Uniforms): Material =>
  withPieces(
    new MeshPhysicalMaterial({ color: 0xffffff, roughness: 0.35, metalness: 0.25 }), 'lamp-bed',
    { ...uniforms, push: { value: -0.035 } }, lampBedPieces, lampBedDeclarations,
  )

function withPieces(material: Material, name: string, uniforms: Uniforms, pieces: Pieces, declarations = ''): Material {
  material.onBeforeCompile = shader => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = regionsVertex.declare + shader.vertexShader.replace('#include <begin_vertex>', regionsVertex.body)
    shader.fragmentShader = Object.entries(pieces).reduce(
      (source, [piece, code]) => source.replace(`#include <${piece}>`, code),
      declareSecondPicture + regionsFragment + declarations + shader.fragmentShader,
    )
  }
  material.customProgramCacheKey = () => `body-${name}`
  material.userData.hasOwnShader = true
  return material
}
