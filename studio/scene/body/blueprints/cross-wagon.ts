import type { Blueprint, Line, Lines } from '../blueprint.ts'
import { crossCountry } from '../faces/sedan.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { wagon } from './sedan.ts'

const lift = 0.075
const up = (line: Line): Line => line.map(([at, value, ...soft]) => [at, value + lift, ...soft])
const along = (line: Line): Line => line.map(([at, value, ...soft]) => [at + lift, value, ...soft])

/** The same lines further from the ground: heights are raised, and what runs over the height moves with them. */
const raised = ({ nose, tail, windscreen, rearScreen, plan, cabinPlan, flank, ...heights }: Lines): Lines => ({
  nose: along(nose), tail: along(tail), windscreen: along(windscreen), rearScreen: along(rearScreen), plan, cabinPlan, flank,
  bonnetAndDeck: up(heights.bonnetAndDeck), underside: up(heights.underside), belt: up(heights.belt), sill: up(heights.sill),
  roof: up(heights.roof),
})

const { lines, headlamp, rearLamp, height, glass }: Blueprint = wagon.blueprint

/** A wagon for rough roads: lifted, on taller tyres, with plastic round the arches. */
export const crossWagon: Model = {
  ...wagon,
  blueprint: {
    ...wagon.blueprint, lines: raised(lines), height: height + lift, cladding: 0.06,
    wheel: { radius: 0.368, rim: 0.252, width: 0.235 }, archRadius: 0.404,
    glass: { ...glass, rearAbove: (glass?.rearAbove ?? 1) + lift },
    headlamp: { ...headlamp, y: headlamp.y + lift }, rearLamp: { ...rearLamp, low: rearLamp.low + lift,
      high: rearLamp.high + lift },
  },
  face: crossCountry,
  tail: hatchback({ bumperTop: 0.54, bumperCorner: 0.57, skidPlate: true, lightBar: true }),
}
