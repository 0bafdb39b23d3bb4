import { carTypes } from '#db/value-sets.ts'
import type { FacetCount, SearchResult } from '#search/index.ts'
import {
  type ChoiceFacet,
  type FacetName,
  isMoment,
  isRangeFacet,
  type RangeFacet,
  tickFacets,
} from './listing-state.ts'
import { kindAttributes, type OfferedFilter } from './listing-kinds.ts'
import type { ChoiceBase, Fixed, ListingFacet, RangeBase } from './listing.ts'
import { modelsByMake } from '../vehicles/models-by-make.ts'

interface FacetSource {
  readonly filters: readonly OfferedFilter[]
  readonly fixed: Fixed
  readonly certifiedOnly: boolean
  /** What the law wants beside repayments; without it none are offered. */
  readonly repaymentNote: string | null
  /** What the listing has when nothing is chosen. */
  readonly found: Pick<SearchResult, 'facetCounts' | 'facetStats' | 'total'>
}

/** What to count to know a listing's facets; models are told apart by make, kinds by what tells them. */
export const facetsToCount = (filters: readonly FacetName[]): string[] => [
  ...new Set(['kind', 'make', 'make_model', ...kindAttributes, ...filters]),
]

/** The filters a listing offers, in the site's order. One with a single value is no choice and is left out. */
export function listingFacets(source: FacetSource): ListingFacet[] {
  const open = new Map<string | undefined, number>()
  return source.filters.flatMap(({ name, kind, when }) => {
    const facet = isRangeFacet(name)
      ? rangeBase(name, source.found.total > 0 ? source.found.facetStats[name] : boundsWithoutStock[name])
      : choiceBase(source, name as ChoiceFacet)
    if (facet === null) return []
    // Models unfold below their makes, and a box to tick is always seen.
    const isGroup = name !== 'model' && !tickFacets.includes(name)
    const before = open.get(kind) ?? 0
    const opens = isGroup && before < (kind ? openOfKind : openAtFirst)
    if (opens) open.set(kind, before + 1)
    return [{ ...facet, ...(when && { when }), ...(opens && { opens }) }]
  })
}

/** How many groups stand open at first: what nearly everyone asks for, and what is asked of the kind. */
const openAtFirst = 4
const openOfKind = 2

function choiceBase({ fixed, certifiedOnly, repaymentNote, found }: FacetSource, name: ChoiceFacet): ChoiceBase | null {
  if (name === 'model') return modelBase(fixed, found)
  const asked = fixed[name]
  const known = (found.facetCounts[name] ?? []).filter(({ value }) => asked === undefined || asked.includes(value))
  const values = orderedValues(name, known)
  if (name === 'certified') return certifiedBase(values, certifiedOnly)
  if (tickFacets.includes(name)) return values.includes('true') ? { kind: 'choices', name, values: ['true'] } : null
  if (values.length < 2) return null
  if (name !== 'weekly_price_range') return { kind: 'choices', name, values }
  return repaymentNote === null ? null : { kind: 'choices', name, values, note: repaymentNote }
}

/** Where all that is offered is certified stock, 'not certified' is nothing to choose. */
function certifiedBase(values: readonly string[], certifiedOnly: boolean): ChoiceBase | null {
  if (!values.includes('true')) return null
  return { kind: 'choices', name: 'certified', values: certifiedOnly ? ['true'] : values }
}

function modelBase(fixed: Fixed, { facetCounts }: FacetSource['found']): ChoiceBase | null {
  const makes = fixed['make'] ?? orderedValues('make', facetCounts['make'] ?? [])
  const all = modelsByMake(
    makes,
    (facetCounts['make_model'] ?? []).map(({ value }) => value),
  )
  const shown = makes.flatMap((make) => all.filter((each) => each.make === make).slice(0, mostModels))
  if (fixed['model'] !== undefined || shown.length < 2) return null
  return {
    kind: 'choices',
    name: 'model',
    values: shown.map(({ model }) => model),
    makes: shown.map(({ make }) => make),
  }
}

/** How many values of a facet are offered. */
const limits: Readonly<Record<string, number>> = { city: 20, dealership_name: 40 }
/** Models offered for each make. */
const mostModels = 30

const byNumber = new Set(['seats', 'doors', 'sleeps', 'axles', 'year', 'price_range', 'weekly_price_range'])
const byName = new Set(['state', 'location_name', 'dealership_name'])
const bySense: Readonly<Record<string, readonly string[]>> = {
  car_type: ['new', 'demo', 'used'] satisfies (typeof carTypes)[number][],
  certified: ['true', 'false'],
}

const firstNumber = (text: string): number =>
  text.startsWith('Under') ? 0 : Number(/\d+/.exec(text)?.[0] ?? Number.MAX_SAFE_INTEGER)

/** A facet's values as they are offered: by sense, by number, by name, else what there is most of first. */
export function orderedValues(name: string, counts: readonly FacetCount[]): string[] {
  const values = counts.map(({ value }) => value).slice(0, limits[name])
  const sense = bySense[name]
  if (sense) return sense.filter((value) => values.includes(value))
  if (byNumber.has(name)) return values.toSorted((a, b) => firstNumber(a) - firstNumber(b) || a.localeCompare(b))
  if (byName.has(name)) return values.toSorted((a, b) => a.localeCompare(b))
  return values
}

const day = 86_400
/** A day begins at midnight in the east of Australia. */
const midnight = 14 * 3_600

/** To what a slider's values are rounded, so that all are figures people say. */
const roundTo: Readonly<Record<RangeFacet, number>> = {
  price: 1_000,
  km: 1_000,
  subscription_price: 10,
  year: 1,
  length_m: 0.5,
  atm: 50,
  tare: 50,
  engine_cc: 50,
  seat_height: 10,
  gvm: 500,
  payload: 50,
  towing: 50,
  range_km: 10,
  battery_kwh: 1,
  ac_kw: 1,
  dc_kw: 10,
  battery_health: 1,
  created_at_timestamp: day,
  sold_date_timestamp: day,
}

/** Where nothing is stocked that bounds could be taken from. */
const boundsWithoutStock: Partial<Record<RangeFacet, Bounds>> = {
  price: { min: 0, max: 100_000 },
  km: { min: 0, max: 100_000 },
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The slider over what there is, from one round figure to another; null where there is nothing to choose. */
export function rangeBase(name: RangeFacet, found: Bounds | undefined): RangeBase | null {
  if (found === undefined || !(found.min < found.max)) return null
  const unit = roundTo[name]
  const zero = isMoment(name) ? midnight : 0
  const round = (value: number, to: (value: number) => number) => to((value - zero) / unit) * unit + zero
  const [min, max] = [round(found.min, Math.floor), round(found.max, Math.ceil)]
  return { kind: 'range', name, min, max, step: stepOf(max - min, unit) }
}

/** About a hundredth of the span, on a round number; never finer than what values are rounded to. */
function stepOf(span: number, unit: number): number {
  const hundredth = span / 100 / unit
  if (hundredth <= 1) return unit
  const power = 10 ** Math.floor(Math.log10(hundredth))
  const rounds = [1, 2, 5, 10].map((factor) => factor * power)
  return unit * rounds.reduce((best, each) => (Math.abs(each - hundredth) < Math.abs(best - hundredth) ? each : best))
}
