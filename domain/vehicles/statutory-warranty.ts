import type { AustralianState, CarType, ItemType } from '#db/value-sets.ts'

/** What decides whether a state's law gives a used vehicle a warranty. */
export interface WarrantyCase {
  state: AustralianState
  itemType: ItemType
  carType: CarType
  /** As stamped on the plate: 'yyyy-MM' or 'yyyy-MM-dd'. */
  buildDate: string | null
  year: number | null
  km: number | null
  priceCents: number | null
  /** 'yyyy-MM-dd'. */
  today: string
}

/** The cover: whichever of the two ends first. */
interface Cover {
  months: number
  km: number
}

interface Rule {
  states: readonly AustralianState[]
  itemType: ItemType
  /** Inclusive, save where the law says 'less than'. */
  maxYears?: number
  maxKm?: number
  isBelow?: true
  minPriceCents?: number
  maxPriceCents?: number
  cover: Cover
}

/** Rules that hold from a day on; the first that fits a vehicle is its warranty. */
interface Edition {
  from: string
  rules: readonly Rule[]
  /** Where an advertisement must say that there is none. */
  saysNone: readonly AustralianState[]
}

const [long, short] = [
  { months: 3, km: 5_000 },
  { months: 1, km: 1_000 },
]

/** By the day from which they are applied here. A change of law is another edition, and the old one stays. */
const editions: readonly Edition[] = [
  {
    from: '2019-09-01',
    saysNone: ['QLD'],
    rules: [
      { states: ['NSW', 'QLD'], itemType: 'car', maxYears: 10, maxKm: 160_000, isBelow: true, cover: long },
      { states: ['QLD'], itemType: 'car', cover: short },
      { states: ['VIC', 'ACT', 'NT'], itemType: 'car', maxYears: 10, maxKm: 160_000, cover: long },
      { states: ['WA'], itemType: 'car', minPriceCents: 400_000, maxYears: 10, maxKm: 150_000, cover: long },
      {
        states: ['WA'],
        itemType: 'car',
        minPriceCents: 400_000,
        maxYears: 12,
        maxKm: 180_000,
        cover: { months: 1, km: 1_500 },
      },
      { states: ['WA'], itemType: 'motorcycle', minPriceCents: 350_000, maxYears: 8, maxKm: 80_000, cover: long },
      {
        states: ['SA'],
        itemType: 'car',
        minPriceCents: 300_100,
        maxPriceCents: 600_000,
        maxYears: 15,
        maxKm: 200_000,
        cover: { months: 2, km: 3_000 },
      },
      { states: ['SA'], itemType: 'car', minPriceCents: 600_001, maxYears: 15, maxKm: 200_000, cover: long },
      { states: ['TAS'], itemType: 'car', maxYears: 7, maxKm: 120_000, cover: { months: 3, km: 3_000 } },
    ],
  },
]

/** The cover by law; 'none' where there is none and an advertisement must say so; null where nothing is to be said. */
export function statutoryWarranty(subject: WarrantyCase, all: readonly Edition[] = editions): Cover | 'none' | null {
  const edition = all.findLast(({ from }) => from <= subject.today)
  const built = builtOn(subject)
  // A promise of the law is not made on a guess.
  if (!edition || subject.carType === 'new' || built === null || subject.km === null) return null
  const rule = edition.rules.find((each) => fits(each, subject, built))
  if (rule) return rule.cover
  return edition.saysNone.includes(subject.state) ? 'none' : null
}

/** What the law of a state gives by its rules, as they are applied on a day. */
export const statutoryRules = (state: AustralianState, today: string): readonly Rule[] =>
  editions.findLast(({ from }) => from <= today)?.rules.filter(({ states }) => states.includes(state)) ?? []

/** The first day it may have been built on: a vehicle is never taken for younger than it is. */
function builtOn({ buildDate, year }: WarrantyCase): string | null {
  if (buildDate) return buildDate.length === 7 ? `${buildDate}-01` : buildDate
  return year === null ? null : `${year}-01-01`
}

function fits(rule: Rule, { state, itemType, km, priceCents, today }: WarrantyCase, built: string): boolean {
  const { maxYears = Infinity, maxKm = Infinity, isBelow, minPriceCents = 0, maxPriceCents = Infinity } = rule
  if (!rule.states.includes(state) || rule.itemType !== itemType) return false
  if (minPriceCents > 0 && priceCents === null) return false
  const price = priceCents ?? 0
  const age = yearsAfter(built, maxYears)
  const isYoung = isBelow ? today < age : today <= age
  const isLittleDriven = isBelow ? km! < maxKm : km! <= maxKm
  return isYoung && isLittleDriven && price >= minPriceCents && price <= maxPriceCents
}

/** The same day so many years later, as days are compared here. */
const yearsAfter = (day: string, years: number): string =>
  years === Infinity ? '9999-12-31' : `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
