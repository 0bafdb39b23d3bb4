import type { StockVehicle } from '#db/stock.ts'
import { buildFacts, type Fact } from '../compare/compare-rows.ts'
import { kindFacts } from '../vehicles/kind-facts.ts'
import { shownCents, shownPrice, type ShownPrice } from '../vehicles/price.ts'

/** What stock there is of one badge of a model. */
export interface Variant {
  name: string
  /** As listings filter by it; null where the feed names none. */
  badge: string | null
  inStock: number
  /** '2021', '2019–2024'. */
  years: string
  /** The lowest of its prices, with the type of that one. */
  price: ShownPrice
  /** How many cost that or more, where prices differ. */
  isFrom: boolean
}

/** One line of the table that compares variants. */
export interface VariantSpec {
  label: string
  values: readonly (string | null)[]
}

/** The variants of a model that are in stock, the cheapest first; those without a price are last. */
export function variantsOf(vehicles: readonly StockVehicle[], noPriceText: string): Variant[] {
  return groupsOf(vehicles).map(([name, group]) => {
    const [cheapest] = byPrice(group)
    const prices = new Set(group.map(({ priceCents }) => shownCents(priceCents)).filter((cents) => cents !== null))
    return {
      name,
      badge: cheapest!.badge,
      inStock: group.length,
      years: yearsOf(group),
      price: shownPrice(cheapest!, noPriceText),
      isFrom: prices.size > 1,
    }
  })
}

/** Columns that still can be read side by side. */
export const mostCompared = 6

/** How the variants are built, side by side; what none of them tells is left out. */
export function compareVariants(vehicles: readonly StockVehicle[]): { names: string[]; specs: VariantSpec[] } {
  const groups = groupsOf(vehicles).slice(0, mostCompared)
  const told = groups.map(([, group]) => group.map((vehicle) => new Map<string, Fact[1]>(factsOf(vehicle))))
  const labels = [...new Set(told.flat().flatMap((facts) => [...facts.keys()]))]
  const specs = labels
    .map((label) => ({ label, values: told.map((group) => together(group.map((facts) => facts.get(label)))) }))
    .filter(({ values }) => values.some((value) => value !== null))
  return { names: groups.map(([name]) => name), specs }
}

/** What changes from vehicle to vehicle says nothing of the variant. */
const factsOf = (vehicle: StockVehicle): Fact[] =>
  [...buildFacts(vehicle), ...kindFacts(vehicle, undefined)].filter(([label]) => label !== 'Battery health')

function groupsOf(vehicles: readonly StockVehicle[]): [name: string, group: StockVehicle[]][] {
  const groups = Map.groupBy(byPrice(vehicles), ({ badge, model }) => badge?.trim() || model)
  return [...groups]
}

/** A placeholder is no price. */
const byPrice = (vehicles: readonly StockVehicle[]): StockVehicle[] =>
  vehicles.toSorted((one, other) => priceOf(one) - priceOf(other))
const priceOf = ({ priceCents, priceType }: StockVehicle): number =>
  (priceType === null ? null : shownCents(priceCents)) ?? Number.MAX_SAFE_INTEGER

function yearsOf(group: readonly StockVehicle[]): string {
  const years = group.map(({ year }) => year).filter((year) => year !== null)
  if (years.length === 0) return ''
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? String(first) : `${first}–${last}`
}

/** 'Automatic', 'Automatic or manual', '2,500 kg to 3,500 kg'. */
function together(values: readonly Fact[1][]): string | null {
  const told = values.filter((value) => value !== null && value !== undefined && value !== '').map(String)
  const each = [...new Set(told)].toSorted((one, other) => sizeOf(one) - sizeOf(other) || one.localeCompare(other))
  if (each.length === 0) return null
  return each.length > 2 && /^\d/.test(each[0]!) ? `${each[0]} to ${each.at(-1)}` : each.join(' or ')
}

/** '1,240 kg' is 1240; words come before figures. */
const sizeOf = (text: string): number => (/^\d/.test(text) ? Number.parseFloat(text.replaceAll(',', '')) : 0)
