import { z } from 'zod'
import { hotspotAreas } from '#db/value-sets.ts'
import { cleanBlock, cleanLine } from './clean-text.ts'
import { type FeedHotspot, hotspotsSchema } from './feed-hotspots.ts'
import { readAxles } from './kind-words.ts'
import { measureIn, readMeasure, type Measure } from './read-measure.ts'
import type { Reading } from './read-value.ts'
import {
  readDay,
  readDecimal,
  readFlag,
  readMoney,
  readMonth,
  readPicture,
  readPostcode,
  readReport,
  readUrl,
  readVin,
  readWhole,
  readWord,
} from './read-value.ts'

/** The kinds of field a feed has; a value that is not given is undefined. */

const field = <T>(read: (raw: unknown) => Reading<T>) =>
  z.unknown().transform((raw, context): T | undefined => {
    if (raw === undefined || raw === null) return undefined
    const reading = read(raw)
    if ('value' in reading) return reading.value
    context.addIssue({ code: 'custom', message: reading.problem })
    return z.NEVER
  })

const scalar = <T>(read: (text: string) => Reading<T>) =>
  field<T | undefined>((raw) => {
    if (typeof raw === 'object') return { problem: 'must be a single value, not a list or an object.' }
    const text = cleanLine(String(raw))
    return text === '' ? { value: undefined } : read(text)
  })

const bounded = (text: string, max: number): Reading<string> =>
  text.length <= max ? { value: text } : { problem: `has ${text.length} characters; at most ${max} are allowed.` }

export const line = (max = 120) => scalar((text) => bounded(text, max))

export const block = (max: number) =>
  field<string | undefined>((raw) => {
    if (typeof raw !== 'string') return { problem: 'must be text.' }
    const text = cleanBlock(raw)
    return text === '' ? { value: undefined } : bounded(text, max)
  })

export const money = () => scalar(readMoney)

export const whole = (min: number, max: number, unit?: string) => scalar((text) => readWhole(text, min, max, unit))

export const decimal = (min: number, max: number) => scalar((text) => readDecimal(text, min, max))

/** A measure with its unit, such as '2,180 kg' or '2.18 t'. */
export const measure = (what: Measure, min: number, max: number) => scalar((text) => readMeasure(text, what, min, max))

/** Words that tell a measure, kept as they are; what they tell must be possible. */
export const told = (what: Measure, min: number, max: number) =>
  scalar((text) => {
    const reading = measureIn(text, what) === null ? undefined : readMeasure(text, what, min, max)
    return reading && 'problem' in reading ? reading : bounded(text, 40)
  })

export const axles = () => scalar(readAxles)

export const day = () => scalar(readDay)

export const month = () => scalar(readMonth)

export const flag = () => scalar(readFlag)

export const vin = () => scalar(readVin)

export const url = () => scalar(readUrl)

/** A link to a report, or what `POST /api/reports` answered with. */
export const report = () => scalar(readReport)

export const word = <T>(words: Readonly<Record<string, T>>) => scalar((text) => readWord(text, words))

/** Several lines of text: an array in JSON, separated by | in CSV. An empty cell is an empty list. */
export const lines = (maxItems: number, max = 200) => list(maxItems, (text) => bounded(text, max))

/** Several pictures; in JSON each may also be an object with a `url`. */
export const pictures = (maxItems: number) => list(maxItems, readPicture)

export const picture = () => scalar(readPicture)

/** Several links; in JSON each may also be an object with a `url`, or one with a `video` that has it. */
export const links = (maxItems: number) => list(maxItems, readUrl)

export const postcode = () => scalar(readPostcode)

/** Points that have something said of them, by the part of the vehicle they are on: JSON alone has them. */
export const hotspots = () =>
  field<FeedHotspot[] | undefined>((raw) => {
    if (raw === '') return { value: undefined }
    const parsed = hotspotsSchema.safeParse(raw)
    if (!parsed.success)
      return { problem: `must be an object of exterior and interior lists: ${z.prettifyError(parsed.error)}` }
    return { value: hotspotAreas.flatMap((area) => parsed.data[area].map((each) => ({ area, ...each }))) }
  })

const list = <T>(maxItems: number, read: (text: string) => Reading<T>) =>
  field<T[]>((raw) => {
    const items = itemsOf(raw)
    if (!items) return { problem: 'must be a list of texts.' }
    if (items.length > maxItems) return { problem: `has ${items.length} entries; at most ${maxItems} are allowed.` }
    const readings = items
      .map(cleanLine)
      .filter((text) => text !== '')
      .map(read)
    const bad = readings.findIndex((reading) => 'problem' in reading)
    const first = readings[bad]
    if (first && 'problem' in first) return { problem: `entry ${bad + 1} ${first.problem}` }
    return { value: [...new Set(readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])))] }
  })

function itemsOf(raw: unknown): string[] | undefined {
  if (typeof raw === 'string') return raw.split('|')
  if (!Array.isArray(raw)) return undefined
  const items = raw.map((item: unknown) => linkIn(isObject(item) && 'video' in item ? item.video : item))
  return items.every((item) => typeof item === 'string') ? items : undefined
}

const isObject = (item: unknown): item is object => typeof item === 'object' && item !== null

const linkIn = (item: unknown): unknown => (isObject(item) && 'url' in item ? item.url : item)

/** The same field, refused when it is not given. */
export const required = <T>(optional: z.ZodType<T | undefined>) =>
  optional.refine((value): value is T => value !== undefined, 'is missing. Every vehicle needs it.') as z.ZodType<T>
