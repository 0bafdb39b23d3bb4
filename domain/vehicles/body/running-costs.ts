import type { StockVehicle } from '#db/stock.ts'
import { nounOf } from '../nouns.ts'
import { type AskedName, kwhPer100Km, readFigure, type RunningCost } from '../running-costs.ts'
import type { BodySection, BodySource } from './body-source.ts'

/** What a week's driving costs, and what it was worked out from. */
interface RunningCosts {
  kind: 'fuel' | 'energy'
  noun: string
  cost: RunningCost
  /** How the consumption is known, in words. */
  basis: string
}

/** A calculator for what it burns, or for what it is charged with; what is towed has neither. */
export const runningCosts: BodySection<RunningCosts> = (_ctx, source) => {
  const kind = kindOf(source.vehicle)
  // Without the record its own consumption is unknown, and a general figure would be passed off as an answer.
  if (!kind || !source.record) return null
  const { kmPerWeek, fuelPerLitreCents, energyPerKwhCents } = source.config.runningCosts
  const { use, basis } = kind === 'fuel' ? fuelUse(source) : energyUse(source)
  const centsPerUnit = kind === 'fuel' ? fuelPerLitreCents : energyPerKwhCents
  const asked = (name: AskedName): number | null => readFigure(name, source.asked.get(name))
  const price = asked('unit_price')
  const ownUse = asked('use')
  return {
    kind,
    noun: nounOf(source.vehicle).singular,
    cost: {
      kmPerWeek: asked('week_km') ?? kmPerWeek,
      usePer100Km: ownUse ?? use,
      centsPerUnit: price === null ? centsPerUnit : price * 100,
    },
    basis: ownUse === null || ownUse === use ? basis : 'The consumption is your own figure.',
  }
}

/** Hydrogen is sold by weight, and nobody's price is known. */
function kindOf({ itemType, simpleFuel }: StockVehicle): RunningCosts['kind'] | null {
  if (simpleFuel === 'Electric') return 'energy'
  if (simpleFuel === 'Hydrogen' || (itemType === 'caravan' && simpleFuel === null)) return null
  return 'fuel'
}

function fuelUse({ vehicle: { simpleFuel }, record, config }: BodySource): { use: number; basis: string } {
  const told = record?.variant.fuelconsumptioncombined
  if (!told) {
    const use = config.runningCosts.litresPer100Km
    return { use, basis: `Its consumption is not known: ${use} L per 100 km is assumed.` }
  }
  const charged = simpleFuel === 'PHEV' ? ', which assumes that it is charged often' : ''
  return { use: told, basis: `The consumption is the maker’s combined figure${charged}.` }
}

function energyUse({ vehicle, config }: BodySource): { use: number; basis: string } {
  const use = kwhPer100Km(vehicle)
  if (use !== null) return { use, basis: 'The consumption follows from its battery and its range when new.' }
  const usual = config.runningCosts.kwhPer100Km
  return { use: usual, basis: `Its consumption is not known: ${usual} kWh per 100 km is assumed.` }
}
