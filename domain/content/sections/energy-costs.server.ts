import { formatMoney } from '../../formats/amounts.ts'
import { weeklyCents } from '../../vehicles/running-costs.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const weeksPerYear = 52

/** What a year of driving costs by fuel and by electricity, with the figures it is worked out from. */
export async function loadEnergyCosts({ ctx }: SectionSource, { type, title, text }: SpecOf<'energyCosts'>) {
  const costs = ctx.config.runningCosts
  const distances = [...new Set([100, costs.kmPerWeek, 500])].toSorted((a, b) => a - b)
  return {
    type,
    title,
    text: text ?? null,
    rows: distances.map((km) => {
      const fuel = year(km, costs.litresPer100Km, costs.fuelPerLitreCents)
      const energy = year(km, costs.kwhPer100Km, costs.energyPerKwhCents)
      return {
        distance: `${km} km`,
        fuel: formatMoney(fuel),
        energy: formatMoney(energy),
        less: formatMoney(fuel - energy),
      }
    }),
    basis: [
      `Petrol: ${costs.litresPer100Km} L per 100 km at $${dollars(costs.fuelPerLitreCents)} a litre.`,
      `Electric: ${costs.kwhPer100Km} kWh per 100 km at $${dollars(costs.energyPerKwhCents)} a kilowatt-hour, charged at home.`,
      'Public fast chargers cost more. What you pay depends on the car, your tariff, and how and where you drive.',
    ],
  }
}

const year = (kmPerWeek: number, usePer100Km: number, centsPerUnit: number): number =>
  Math.round(weeklyCents({ kmPerWeek, usePer100Km, centsPerUnit }) * weeksPerYear)

const dollars = (cents: number): string => (cents / 100).toFixed(2)
