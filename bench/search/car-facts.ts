import type { Model } from './car-market.ts'
import type { Random } from './random.ts'

const offRoad = /Cruiser|Patrol|Prado|Everest|MU-X/
const largeEngine = /LandCruiser$|Patrol|RAM|Mustang|F-150|Commodore/
const sevenSeater = /Cruiser|Prado|Kluger|Sorento|Santa Fe|CX-9|Everest|MU-X|Outlander|Pajero/

export function driveOf({ name, body }: Model, random: Random): string {
  if (body === 'Ute' || offRoad.test(name)) return random() < 0.72 ? '4x4' : '4x2'
  if (body === 'SUV') return random() < 0.45 ? 'AWD' : 'FWD'
  if (body === 'Coupe' || body === 'Convertible') return 'RWD'
  return random() < 0.85 ? 'FWD' : 'RWD'
}

export function kilometresOf(condition: string, age: number, random: Random): number {
  if (condition === 'Used') return Math.round(age * (9000 + random() * 12_000))
  return condition === 'Demo' ? Math.round(800 + random() * 6000) : Math.round(random() * 60)
}

/** Loses a tenth a year; better badges cost more; ends in 90, as prices do. */
export function priceOf({ newPrice }: Model, age: number, badgeAt: number, random: Random): number {
  const price = newPrice * 0.905 ** age * (0.82 + random() * 0.45) * (1 + badgeAt * 0.015)
  return Math.max(3990, Math.round(price / 100) * 100 - 10)
}

export function cylindersOf({ name }: Model, fuel: string, random: Random): number {
  if (fuel === 'Electric') return 0
  if (largeEngine.test(name)) return random() < 0.6 ? 8 : 6
  return random() < 0.83 ? 4 : 6
}

/** A code of the kind makers give, new every four years: `RA1B`. */
export function seriesOf({ name }: Model, age: number): string {
  const generation = 1 + (Math.floor(age / 4) % 4)
  const start = name
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 2)
    .toUpperCase()
  return `${start}${generation}${String.fromCharCode(65 + ((name.length * 7 + generation) % 26))}`
}

export function seatsOf({ name, body }: Model, random: Random): number {
  if (body === 'People Mover') return 8
  if (body === 'Van') return random() < 0.6 ? 3 : 2
  if (body === 'Coupe') return 4
  if (body === 'Convertible') return 2
  return sevenSeater.test(name) && random() < 0.75 ? 7 : 5
}

export function doorsOf({ body }: Model): number {
  if (body === 'Coupe' || body === 'Convertible') return 2
  return body === 'Sedan' || body === 'Ute' ? 4 : 5
}
