import { amountRead } from './amounts.ts'
import { joinedWords } from './joined-words.ts'
import type { Meaning, Vocabulary } from './meaning.ts'
import { nearRead } from './near.ts'
import { isNothing, nothingAsked, type Asked, type Near, type Run } from './phrase.ts'
import { mistypedAt, termAsked, termAt, termDenied, type Before, type ReadTerm } from './terms.ts'
import { isFiller, phraseAt, phraseTable, type Word } from './words.ts'

/** A run of words and what became of it. */
export interface Part {
  readonly words: readonly Word[]
  readonly kind: 'read' | 'filler' | 'doubtful' | 'left'
  /** Words that no vehicle has: while they are in doubt they are not searched either. */
  readonly isHedge: boolean
  /** One way to read it, or several. */
  readonly asked: readonly Asked[]
  /** Whether 'or' stands before it. */
  readonly isAlternative: boolean
  readonly near?: Near
}

interface Found extends Pick<Part, 'kind' | 'isHedge' | 'asked' | 'near'> {
  /** What stands for its words. */
  readonly instead?: readonly Word[]
  /** What the words after it are read by. */
  readonly before: Before | null
}

interface Reader {
  readonly words: readonly Word[]
  readonly vocabulary: Vocabulary
  readonly thisYear: number
}

/** What becomes of each word, in their order. */
export function partsOf(typed: readonly Word[], vocabulary: Vocabulary, thisYear: number): Part[] {
  const words = typed.flatMap((word) => joinedWords(word, vocabulary))
  const reader = { words, vocabulary, thisYear }
  const parts: Part[] = []
  let before: Before | null = null
  let isAlternative = false
  for (let at = 0; at < words.length;) {
    const found: Run<Found> =
      placed(reader, at) ??
      namedOrCounted(reader, at, before) ??
      denied(reader, at) ??
      cheap(reader, at) ??
      emptyWord(reader, at, before) ??
      mistyped(reader, at, before)
    const { before: follows, instead, ...value } = found.value
    parts.push({ words: instead ?? words.slice(at, found.next), isAlternative, ...value })
    before = follows
    isAlternative = value.kind === 'filler' && (isAlternative || words[at]!.text === 'or')
    at = found.next
  }
  return parts
}

const left = (next: number): Run<Found> => ({ next, value: { kind: 'left', isHedge: false, asked: [], before: null } })

function placed({ words, thisYear }: Reader, at: number): Run<Found> | null {
  const read = words[at]!.isVerbatim ? null : nearRead(words, at, thisYear)
  return read && { next: read.next, value: { ...left(read.next).value, near: read.value } }
}

function namedOrCounted({ words, vocabulary, thisYear }: Reader, at: number, before: Before | null): Run<Found> | null {
  if (words[at]!.isVerbatim) return left(at + 1)
  const amount = amountRead(words, at, { ...vocabulary, thisYear })
  const term = termAt(words, at, vocabulary, before)
  const isName =
    term !== null && (amount === null || term.next > amount.next || (before !== null && isNamedAfter(term.value)))
  if (isName) return { next: term.next, value: foundTerm(term.value) }
  if (!amount) return null
  if (isNothing(amount.value)) return left(amount.next)
  // '2008' is a year and a Peugeot.
  const meanings = term?.next === amount.next ? term.value.meanings.map(termAsked) : []
  return {
    next: amount.next,
    value: {
      kind: amount.value.isCertain && meanings.length === 0 ? 'read' : 'doubtful',
      // What a vehicle is called can be searched, what it has cannot.
      isHedge: term?.next !== amount.next || term.value.meanings.every(({ facet }) => facet === 'filtered_features'),
      asked: [amount.value, ...meanings],
      before: null,
    },
  }
}

/** '2008' after Peugeot, '300' after LandCruiser. */
const isNamedAfter = ({ meanings, isCertain }: ReadTerm): boolean =>
  isCertain && ['model', 'badge'].includes(meanings[0]!.facet)

const foundTerm = ({ meanings, isCertain }: ReadTerm): Found => ({
  kind: isCertain ? 'read' : 'doubtful',
  isHedge: meanings[0]!.facet === 'car_type' || meanings[0]!.isWish === true,
  asked: meanings.map(termAsked),
  before: isCertain ? { facet: meanings[0]!.facet, makes: makesOf(meanings[0]!) } : null,
})

const makesOf = ({ facet, values, makes }: Meaning): readonly string[] => (facet === 'make' ? values : (makes ?? []))

const unwanted = phraseTable({
  not: 'not|no|non|except|excluding|exclude|without|but not|anything but|not a|other than|dont want|do not want|apart from|rather not|not in|nothing in|any colour but|any color but|any make but|any brand but|all but|everything but|any but|other then|hate',
})
const articles = new Set(['a', 'an', 'the', 'any'])
const joins = new Set(['or', 'and', 'nor'])

/** 'not white or silver'. What no filter leaves out the search does. */
function denied(reader: Reader, at: number): Run<Found> | null {
  const { words } = reader
  const denial = phraseAt(words, at, unwanted)
  if (!denial || denial.next >= words.length || words[denial.next]!.isVerbatim) return null
  const first = deniedTerm(reader, denial.next)
  if (!first) return minus(words[denial.next]!, denial.next + 1)
  let [next, asked] = [first.next, [first.value]]
  while (joins.has(words[next]?.text ?? '')) {
    const other = deniedTerm(reader, next + 1)
    if (other?.value.facet !== first.value.facet) break
    next = other.next
    asked = [...asked, other.value]
  }
  const values = asked.flatMap((meaning) => meaning.values)
  return {
    next,
    value: { kind: 'read', isHedge: false, asked: [termDenied({ ...first.value, values })], before: null },
  }
}

/** A word that the search leaves out. */
const minus = (word: Word, next: number): Run<Found> => ({
  next,
  value: { ...left(next).value, instead: [{ ...word, raw: `-${word.raw}`, isVerbatim: true }] },
})

function deniedTerm({ words, vocabulary }: Reader, at: number): Run<Meaning> | null {
  const from = articles.has(words[at]?.text ?? '') ? at + 1 : at
  const word = words[from]
  if (!word) return null
  const slip = mistypedAt(word, vocabulary, null)
  const term = termAt(words, from, vocabulary, null) ?? (slip && { next: from + 1, value: slip })
  return term?.value.isCertain ? { next: term.next, value: term.value.meanings[0]! } : null
}

const cheapWords = phraseTable({
  cheap: 'cheap|cheapest|cheaper|affordable|bargain|lowest price|low price|inexpensive',
})

function cheap({ words }: Reader, at: number): Run<Found> | null {
  const said = phraseAt(words, at, cheapWords)
  const asked = [{ ...nothingAsked, sort: 'lowestPrice' as const }]
  return said && { next: said.next, value: { kind: 'doubtful', isHedge: true, asked, before: null } }
}

/** What was read before it counts for what follows: 'a mazda, a 3'. */
function emptyWord({ words, vocabulary: { nouns } }: Reader, at: number, before: Before | null): Run<Found> | null {
  const { bare, isVerbatim } = words[at]!
  const isNoun = !isVerbatim && (nouns.has(bare) || (bare.endsWith('s') && nouns.has(bare.slice(0, -1))))
  return isNoun || isFiller(words[at]!)
    ? { next: at + 1, value: { kind: 'filler', isHedge: false, asked: [], before } }
    : null
}

function mistyped({ words, vocabulary }: Reader, at: number, before: Before | null): Run<Found> {
  const slip = mistypedAt(words[at]!, vocabulary, before)
  return slip === null ? left(at + 1) : { next: at + 1, value: foundTerm(slip) }
}
