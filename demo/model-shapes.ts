import type { Body } from './body-types.ts'
import { modelsOfShape, shapesOfBody } from './catalogue/shapes.ts'
import { seedFrom } from './random.ts'

const shapeByModel = new Map(
  Object.entries(modelsOfShape).flatMap(([shape, models]) => models.map((model) => [model, shape] as const)),
)

export interface ShapeFacts {
  make: string
  model: string
  series: string
  body: Body
  cab?: string | null | undefined
  /** Of a caravan: the number of axles is what its length looks like. */
  axles?: number | null | undefined
}

/** The studio's vehicle that stands for a model. */
export function shapeOf({ make, model, series, body, cab, axles }: ShapeFacts): string {
  if (body === 'ute' && cab === 'Single Cab') return 'ute-single-cab-a'
  if (body === 'caravan' && axles === 1) return 'caravan-single-axle-a'
  if (body === 'cabChassis') return cab === 'Dual Cab' ? 'ute-dual-cab-c' : 'ute-cab-chassis-a'
  const own = shapeByModel.get(`${make} ${model} ${series}`) ?? shapeByModel.get(`${make} ${model}`)
  return own ?? oneOf(shapesOfBody[body], `${make} ${model}`)
}

const oneOf = (shapes: readonly string[], name: string): string => shapes[(seedFrom(name) >>> 0) % shapes.length]!

/** Every shape a model may have. */
export const everyShape: readonly string[] = [
  ...new Set([
    ...Object.keys(modelsOfShape),
    ...Object.values(shapesOfBody).flat(),
    'ute-single-cab-a',
    'caravan-single-axle-a',
  ]),
]
