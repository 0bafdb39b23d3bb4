import { quoted } from '../filter/filter.ts'
import type { Document } from '../schema.ts'
import { badges, bodies, colours, features, makes } from './random-stock.ts'
import type { Random } from './random.ts'

/** A condition as text for the engine and as a plain function for the scan; neither is derived from the other. */
export interface RandomFilter {
  readonly text: string
  readonly matches: (car: Document) => boolean
  /** The attribute, if it speaks of one alone. */
  readonly attribute: string | null
  /** Conditions that must all hold count one by one, however they are bracketed. */
  readonly all?: readonly RandomFilter[]
}

const fold = (value: unknown): string => String(value).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').trim()
const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined && item !== '')
const carries = (car: Document, attribute: string, wanted: string): boolean =>
  listOf(car[attribute]).some((value) => fold(value) === fold(wanted))

const words = {
  make: [...makes, 'toyota', 'citroen', 'Nobody'],
  badge: badges,
  colour: colours,
  body: bodies,
  features,
  certified: ['true', 'false'],
}
const wordy = Object.keys(words) as (keyof typeof words)[]
const numeric = ['price', 'km', 'year', 'seats'] as const
const bounds = { price: 40_000, km: 200_000, year: 2026, seats: 12 }

export function randomFilter(random: Random, depth = 0): RandomFilter {
  if (depth < 3 && random.chance(0.3)) return randomGroup(random, depth)
  if (depth < 3 && random.chance(0.1)) {
    const part = randomFilter(random, depth + 1)
    return { text: `NOT (${part.text})`, matches: (car) => !part.matches(car), attribute: part.attribute }
  }
  return random.pick([equality, membership, comparison, range, nameRange, presence, textTest, place])(random)
}

function randomGroup(random: Random, depth: number): RandomFilter {
  const parts = random.list(2 + random.below(2), () => randomFilter(random, depth + 1))
  const all = random.chance(0.5)
  const attribute = parts.every((part) => part.attribute === parts[0]!.attribute) ? parts[0]!.attribute : null
  return {
    text: `(${parts.map((part) => part.text).join(all ? ' AND ' : ' OR ')})`,
    matches: (car) => (all ? parts.every((part) => part.matches(car)) : parts.some((part) => part.matches(car))),
    attribute,
    ...(all ? { all: parts } : {}),
  }
}

function equality(random: Random): RandomFilter {
  const attribute = random.pick(wordy)
  const value = random.pick<string>(words[attribute])
  const negated = random.chance(0.2)
  return {
    text: `${attribute} ${negated ? '!=' : '='} ${quoted(value)}`,
    matches: (car) => carries(car, attribute, value) !== negated,
    attribute,
  }
}

function membership(random: Random): RandomFilter {
  const attribute = random.pick(wordy)
  const values = random.some<string>(words[attribute], 0.4)
  const negated = random.chance(0.2)
  return {
    text: `${attribute} ${negated ? 'NOT IN' : 'IN'} [${values.map(quoted).join(', ')}]`,
    matches: (car) => values.some((value) => carries(car, attribute, value)) !== negated,
    attribute,
  }
}

function comparison(random: Random): RandomFilter {
  const attribute = random.pick(numeric)
  const bound = random.below(bounds[attribute])
  const [sign, test] = random.pick([
    ['>', (value: number) => value > bound],
    ['>=', (value: number) => value >= bound],
    ['<', (value: number) => value < bound],
    ['<=', (value: number) => value <= bound],
    ['=', (value: number) => value === bound],
  ] as const)
  return {
    text: `${attribute} ${sign} ${bound}`,
    matches: (car) => typeof car[attribute] === 'number' && test(car[attribute]),
    attribute,
  }
}

function range(random: Random): RandomFilter {
  const attribute = random.pick(numeric)
  const from = random.below(bounds[attribute])
  const to = from + random.below(bounds[attribute] / 2)
  return {
    text: `${attribute} ${from} TO ${to}`,
    matches: (car) => typeof car[attribute] === 'number' && car[attribute] >= from && car[attribute] <= to,
    attribute,
  }
}

/** From one name to another, without regard to case. */
function nameRange(random: Random): RandomFilter {
  const attribute = random.pick(['make', 'badge', 'features', 'stock_number'])
  const bound = random.pick(['f', 'M', 'mazda', 'Toyota', 'say', 's5'])
  const [text, isWithin] = random.pick([
    [`> ${bound}`, (value: string) => value > fold(bound)],
    [`<= ${bound}`, (value: string) => value <= fold(bound)],
    [`c TO ${bound}`, (value: string) => value >= 'c' && value <= fold(bound)],
  ] as const)
  return {
    text: `${attribute} ${text}`,
    matches: (car) => listOf(car[attribute]).some((value) => isWithin(fold(value))),
    attribute,
  }
}

function presence(random: Random): RandomFilter {
  const attribute = random.pick(['badge', 'features', 'price', 'certified'])
  const [text, matches] = random.pick([
    ['EXISTS', (value: unknown) => value !== undefined],
    ['NOT EXISTS', (value: unknown) => value === undefined],
    ['IS NULL', (value: unknown) => value === null],
    ['IS NOT NULL', (value: unknown) => value !== null],
    ['IS EMPTY', (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)],
  ] as const)
  return { text: `${attribute} ${text}`, matches: (car) => matches(car[attribute]), attribute }
}

function textTest(random: Random): RandomFilter {
  const attribute = random.pick(['make', 'badge', 'features'])
  const part = random.pick(['o', 'to', 'TOY', 'sport', 'citroe', 'bar', '"', '\\'])
  const [text, matches] = random.pick([
    ['CONTAINS', (value: string) => value.includes(fold(part))],
    ['STARTS WITH', (value: string) => value.startsWith(fold(part))],
  ] as const)
  return {
    text: `${attribute} ${text} ${quoted(part)}`,
    matches: (car) => listOf(car[attribute]).some((value) => matches(fold(value))),
    attribute,
  }
}

const lat = (car: Document): number | undefined => (car['_geo'] as { lat: number } | undefined)?.lat

/** Around Brisbane: 50 km leaves out the Gold Coast, 200 km takes it in, and Sydney is far from both. */
function place(random: Random): RandomFilter {
  const [metres, south] = random.pick([
    [50_000, -27.5],
    [200_000, -28.1],
    [2_000_000, -90],
  ] as const)
  const around = `[-20, 150], [-20, 155], [${south}, 155], [${south}, 150]`
  return {
    text: random.chance(0.5) ? `_geoRadius(-27.47, 153.02, ${metres})` : `_geoPolygon(${around})`,
    matches: (car) => lat(car) !== undefined && lat(car)! >= south,
    attribute: null,
  }
}
