import type { Document } from '../schema.ts'
import { placedWords, type PlacedWord } from './normalize.ts'
import { matchPenalty, typed, typedJoined, type Typed } from './penalties.ts'
import { readQuery } from './read-query.ts'

export interface HighlightOptions {
  readonly find: SpanFinder
  /** Whether an attribute's matches are marked. */
  readonly marks: (attribute: string) => boolean
  /** To how many words an attribute is cut, if at all. */
  readonly cropTo?: (attribute: string) => number | undefined
  readonly before: string
  readonly after: string
  readonly cropMarker?: string
}

/** A stretch of a text that matches what was typed. */
interface Span {
  readonly start: number
  readonly length: number
}

/** These attributes of a document with matches marked and long texts cut; numbers become text, as the protocol has it. */
export function formatted(document: Document, names: readonly string[], options: HighlightOptions): Document {
  const { find } = options
  return Object.fromEntries(
    names.map((name) => {
      const value = document[name]
      const length = options.cropTo?.(name)
      const isMarked = options.marks(name)
      const show = (text: string): string => {
        const cut = length ? crop(text, find(text), length, options.cropMarker ?? '…') : text
        return isMarked ? marked(cut, find(cut), options) : cut
      }
      return [name, mapTexts(value, show)]
    }),
  )
}

/** Finds the stretches of a text that match what was typed. */
export type SpanFinder = (text: string) => Span[]

interface Typing {
  readonly q: string
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** Told what looking through a text costs, in units of about a microsecond. */
  readonly spend?: (units: number) => void
}

/** So many characters are looked through in the time of one unit. */
const charactersPerUnit = 2
/** Longer texts than this are rarely the same twice. */
const longestKnown = 80

/** Texts and words repeat from hit to hit, so one finder is made for an answer: each is looked at once. */
export function spanFinder({ q, synonyms, spend }: Typing): SpanFinder {
  const query = readQuery(q)
  const last = query.words.length - 1
  const wanted: Typed[] = [
    ...query.words.map((word, at) => typed(word, at === last && query.lastIsBeginning)),
    ...query.words
      .slice(1)
      .map((word, at) => typedJoined(query.words[at]!, word, at + 1 === last && query.lastIsBeginning)),
    ...query.words.flatMap((word) => synonyms.get(word) ?? []).map((word) => typed(word, false)),
  ]
  if (wanted.length + query.phrases.length === 0) return () => []
  const known = new Map<string, Typed | undefined>()
  const matchOf = (word: string): Typed | undefined => {
    if (known.has(word)) return known.get(word)
    spend?.(wanted.length / 4)
    const match = wanted.find((candidate) => matchPenalty(candidate, word) !== null)
    known.set(word, match)
    return match
  }
  const spansOf = (text: string): Span[] => {
    spend?.(text.length / charactersPerUnit)
    const placed = placedWords(text)
    const spans: Span[] = []
    for (let at = 0; at < placed.length; at++) {
      const phrase = query.phrases.find((words) => words.every((word, next) => placed[at + next]?.word === word))
      if (phrase) {
        const { start } = placed[at]!
        at += phrase.length - 1
        spans.push({ start, length: placed[at]!.end - start })
        continue
      }
      const span = spanOf(placed[at]!, matchOf(placed[at]!.word))
      if (span) spans.push(span)
    }
    return spans
  }
  const knownSpans = new Map<string, Span[]>()
  return (text) => {
    if (text.length > longestKnown) return spansOf(text)
    const spans = knownSpans.get(text) ?? spansOf(text)
    knownSpans.set(text, spans)
    return spans
  }
}

/** Only what was typed of a longer word is marked, a word with a typo whole. */
function spanOf({ word, start, end }: PlacedWord, match: Typed | undefined): Span | null {
  if (!match) return null
  const isBeginning = word.startsWith(match.word) && word.length === end - start
  return { start, length: isBeginning ? match.word.length : end - start }
}

function marked(text: string, spans: readonly Span[], { before, after }: HighlightOptions): string {
  let result = ''
  let at = 0
  for (const { start, length } of spans) {
    result += text.slice(at, start) + before + text.slice(start, start + length) + after
    at = start + length
  }
  return result + text.slice(at)
}

/** So many words around the first match. */
function crop(text: string, spans: readonly Span[], length: number, marker: string): string {
  const all = placedWords(text)
  if (all.length <= length) return text
  const match = Math.max(
    0,
    all.findIndex(({ start }) => start === spans[0]?.start),
  )
  const first = Math.min(Math.max(0, match - (length >> 1)), all.length - length)
  const start = all[first]!.start
  const end = all[first + length - 1]!.end
  return (first > 0 ? marker : '') + text.slice(start, end) + (first + length < all.length ? marker : '')
}

function mapTexts(value: unknown, show: (text: string) => string): unknown {
  if (typeof value === 'string') return show(value)
  if (typeof value === 'number') return show(String(value))
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, show))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, show)]))
}
