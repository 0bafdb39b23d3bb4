import type { Reading } from './read-value.ts'

/** What is measured: masses in kg, lengths in mm, distances in km, energies in kWh, powers in kW, shares in percent. */
export type Measure = 'mass' | 'length' | 'distance' | 'energy' | 'power' | 'percent'

interface Scale {
  readonly units: Readonly<Record<string, number>>
  /** The least number that may stand without a unit; less could be meant in several. */
  readonly bareFrom: number
  readonly decimals: number
  readonly unit: string
  readonly example: string
}

const scales: Readonly<Record<Measure, Scale>> = {
  mass: {
    units: { kg: 1, kgs: 1, kilograms: 1, t: 1000, tonne: 1000, tonnes: 1000 },
    bareFrom: 30,
    decimals: 0,
    unit: 'kg',
    example: '2180 kg or 2.18 t',
  },
  length: {
    units: { mm: 1, cm: 10, m: 1000, metres: 1000, ft: 304.8, feet: 304.8, foot: 304.8, "'": 304.8 },
    bareFrom: 100,
    decimals: 0,
    unit: 'mm',
    example: `6.4 m, 6400 mm or 21'6"`,
  },
  distance: { units: { km: 1, kms: 1 }, bareFrom: 0, decimals: 0, unit: 'km', example: '400 km' },
  energy: { units: { kwh: 1 }, bareFrom: 0, decimals: 1, unit: 'kWh', example: '60.5 kWh' },
  power: { units: { kw: 1 }, bareFrom: 0, decimals: 1, unit: 'kW', example: '11 kW' },
  percent: { units: { '%': 1 }, bareFrom: 0, decimals: 0, unit: '%', example: '92%' },
}

/** A measure within bounds, with its unit or in the usual one; 0 is how feeds say that they do not know. */
export function readMeasure(text: string, what: Measure, min: number, max: number): Reading<number> {
  const value = measureIn(text, what)
  const { unit, example } = scales[what]
  if (value === null) return { problem: `is not a measure we can read. Write it with its unit, such as ${example}.` }
  if (value === 0 || (value >= min && value <= max)) return { value }
  return { problem: `must be from ${min} to ${max} ${unit}. Check the figure and its unit: ${example}.` }
}

/** The measure a text tells; null where it tells none. Of '21 ft (6.4 m)' the metric one, which is not rounded. */
export function measureIn(text: string, what: Measure): number | null {
  const parts = text
    .toLowerCase()
    .replaceAll(/[’′`]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .split(/[()/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map((part) => amountIn(part, scales[what]) ?? (what === 'length' ? feetIn(part) : null))
  const metric = read.findIndex((value, at) => value !== null && !/'|f(?:oo|ee)?t/.test(parts[at]!))
  const value = read[metric] ?? read.find((each) => each !== null) ?? null
  return value === null ? null : Number(value.toFixed(scales[what].decimals))
}

/** A number and its unit; how a range was tested may follow it. */
function amountIn(text: string, { units, bareFrom }: Scale): number | null {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,3})?\s*([a-z%']*)\.?(?:\s+(?:wltp|nedc|epa|est\.?))?$/.exec(text)
  if (!match) return null
  const amount = Number(match[1]!.replaceAll(',', '') + (match[2] ?? ''))
  const unit = match[3]!
  if (unit === '') return amount === 0 || amount >= bareFrom ? amount : null
  return Object.hasOwn(units, unit) ? amount * units[unit]! : null
}

/** Feet and inches. */
function feetIn(text: string): number | null {
  const match = /^(\d{1,2})\s*(?:'|ft|feet|foot)\s*(\d{1,2}(?:\.\d)?)\s*(?:"|in|inch|inches)?$/.exec(text)
  return match ? Number(match[1]) * 304.8 + Number(match[2]) * 25.4 : null
}
