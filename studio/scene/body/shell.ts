import { type Profile, profile, slopeOf } from '../shape/profile.ts'
import { mix, smoothMax, smoothMin, smoothStep } from '../shape/smooth.ts'
import { type Blueprint, type Rounding, usualRounding } from './blueprint.ts'

type Four = [side: number, top: number, front: number, rear: number]

/** A body as distances from its surfaces, and ways to find points on it. */
export type Shell = {
  blueprint: Blueprint
  distance: (x: number, y: number, z: number) => number
  /** Distances from the body's and the cabin's own surfaces: the shader cuts glass and lamps with them. */
  bodyParts: (x: number, y: number, z: number) => Four
  cabinParts: (x: number, y: number, z: number) => Four
  body: (x: number, y: number, z: number) => number
  cabin: (x: number, y: number, z: number) => number
  belt: Profile
  sill: Profile
  windscreen: Profile
  rearScreen: Profile
  cabinPlan: Profile
  axles: { front: number; rear: number; height: number }
}

export function makeShell(blueprint: Blueprint): Shell {
  const rounding = { ...usualRounding, ...blueprint.rounding }
  const belt = profile(blueprint.lines.belt, 0.12)
  const sill = profile(blueprint.lines.sill, 0.1)
  const windscreen = profile(blueprint.lines.windscreen, 0.05)
  const rearScreen = profile(blueprint.lines.rearScreen, 0.05)
  const cabinPlan = profile(blueprint.lines.cabinPlan, 0.12)
  const front = blueprint.frontOverhang
  const axles = { front, rear: front + blueprint.wheelbase, height: blueprint.wheel.radius }
  const { bodyParts, body } = makeBody(blueprint, rounding, belt, sill, axles)
  const { cabinParts, cabin } = makeCabin(blueprint, rounding, { belt, windscreen, rearScreen, cabinPlan })
  const filletFrom = rounding.tailFilletFrom ?? blueprint.length - 0.6

  const distance = (x: number, y: number, z: number): number => {
    const fillet = mix(rounding.beltFillet, rounding.tailFillet, smoothStep(filletFrom - 0.5, filletFrom + 0.1, x))
    const result = smoothMin(body(x, y, z), cabin(x, y, z), fillet)
    return blueprint.hollow ? smoothMax(result, -blueprint.hollow(x, y, Math.abs(z)), 0.02) : result
  }
  return { blueprint, distance, bodyParts, cabinParts, body, cabin, belt, sill, windscreen, rearScreen, cabinPlan, axles }
}

function makeBody(blueprint: Blueprint, rounding: Rounding, belt: Profile, sill: Profile, axles: Shell['axles']) {
  const { halfWidth, lines, archRadius } = blueprint
  const deck = profile(lines.bonnetAndDeck, 0.07)
  const [nose, tail] = [profile(lines.nose, 0.035), profile(lines.tail, 0.035)]
  const [plan, underside] = [profile(lines.plan, 0.12), profile(lines.underside, 0.05)]
  const flank = profile(lines.flank, 0.035, 0.002)
  const [deckSlope, noseSlope, tailSlope] = [slopeOf(deck), slopeOf(nose), slopeOf(tail)]

  const overArch = (x: number, y: number): number => {
    const away = Math.min(Math.hypot(x - axles.front, y - axles.height), Math.hypot(x - axles.rear, y - axles.height))
    return 1 - smoothStep(archRadius - 0.02, archRadius + rounding.flareWidth, away)
  }
  const halfWidthAt = (x: number, y: number): number => {
    const up = (y - sill(x)) / (belt(x) - sill(x))
    return plan(x) + flank(up) + rounding.flare * overArch(x, y) * (1 - smoothStep(0.75, 1, up))
  }
  const domeAt = (x: number, z: number): number =>
    rounding.bonnetDome * (1 - smoothStep(0.4, 0.53, z + 0.1 * (1.2 - x))) * smoothStep(0.15, 0.6,
      x) * (1 - smoothStep(1.5, 2, x))

  const bodyParts = (x: number, y: number, signedZ: number): Four => {
    const z = Math.abs(signedZ)
    const out = z / halfWidth
    const square = out * out
    const corner = square * square * square
    const side = z - halfWidthAt(x, y)
    const crown = rounding.deckCrown * square * (0.6 + 0.4 * square)
    const top = (y - deck(x) - domeAt(x, z) + crown) / Math.hypot(1, deckSlope(x))
    const front = (nose(y) + rounding.noseBow[0] * square + rounding.noseBow[1] * corner - x) / Math.hypot(1, noseSlope(y))
    const rear = (x - tail(y) + rounding.tailBow[0] * square + rounding.tailBow[1] * corner) / Math.hypot(1, tailSlope(y))
    return [side, top, front, rear]
  }
  const body = (x: number, y: number, z: number): number => {
    const [side, top, front, rear] = bodyParts(x, y, z)
    const ends = smoothMax(smoothMax(side, front, rounding.noseCorner), rear, rounding.tailCorner)
    return smoothMax(smoothMax(ends, top, rounding.deckEdge), underside(x) - y, 0.07)
  }
  return { bodyParts, body }
}

type CabinLines = { belt: Profile; windscreen: Profile; rearScreen: Profile; cabinPlan: Profile }

function makeCabin(blueprint: Blueprint, rounding: Rounding, { belt, windscreen, rearScreen, cabinPlan }: CabinLines) {
  const { halfWidth, windscreenOnly } = blueprint
  const roof = profile(blueprint.lines.roof, 0.09)
  const [roofSlope, windscreenSlope, rearSlope] = [slopeOf(roof), slopeOf(windscreen), slopeOf(rearScreen)]
  const { lean, leanGrowth, tuck } = rounding

  const cabinParts = (x: number, y: number, signedZ: number): Four => {
    const z = Math.abs(signedZ)
    const square = (z / halfWidth) ** 2
    const up = y - belt(x)
    const width = up > 0 ? cabinPlan(x) - lean * up - leanGrowth * up * up : cabinPlan(x) + tuck * up
    return [
      (z - width) / Math.hypot(1, lean),
      (y - roof(x) + rounding.roofCrown * square) / Math.hypot(1, roofSlope(x)),
      (windscreen(y) + rounding.windscreenBow * square - x) / Math.hypot(1, windscreenSlope(y)),
      (x - rearScreen(y) + rounding.rearScreenBow * square) / Math.hypot(1, rearSlope(y)),
    ]
  }
  const cabin = (x: number, y: number, z: number): number => {
    const [side, top, front, rear] = cabinParts(x, y, z)
    const walls = smoothMax(smoothMax(side, front, rounding.windscreenPillar), rear, rounding.rearPillar)
    const closed = smoothMax(walls, top, mix(rounding.windscreenHeader, rounding.roofEdge, smoothStep(0, 0.3, -front)))
    const based = smoothMax(closed, belt(x) - 0.11 - y, 0.01)
    if (!windscreenOnly) return based
    const behind = x - windscreen(y) - rounding.windscreenBow * (z / halfWidth) ** 2 - windscreenOnly
    return smoothMax(based, behind / 1.8, 0.02)
  }
  return { cabinParts, cabin }
}
