import { amountRead } from './amounts.ts'
import { nothingAsked, together, type Asked, type Offer, type Reading, type Run } from './phrase.ts'
import { mistypedAt, termAsked, termAt, wordsAgainst, type Before, type ReadTerm } from './terms.ts'
import type { Vocabulary } from './meaning.ts'
import { isFiller, mostWords, phraseAt, phraseTable, textOf, wordsOf, type Word } from './words.ts'

/** A run of words and what became of it. */
interface Part {
  readonly words: readonly Word[]
  readonly kind: 'read' | 'unwanted' | 'filler' | 'doubtful' | 'left'
  /** Words that no vehicle has: while they are in doubt they are not searched either. */
  readonly isHedge: boolean
  /** One way to read it, or several. */
  readonly asked: readonly Asked[]
  /** Whether 'or' stands before it. */
  readonly isAlternative: boolean
}

const mostOffers = 4

/**
 * Reads a text by what a site stocks. What is not understood stays in `rest`, to be searched; what may mean something else stays
 * there, too, and is offered. What is left is read again, for words that have become neighbours.
 */
export function readPhrase(text: string, vocabulary: Vocabulary, thisYear: number): Reading {
  const words = wordsOf(text)
  const all = text.trim()
  if (words.length > mostWords) return { ...nothingAsked, rest: all, searched: all, doubtful: [] }
  let asked: Asked = nothingAsked
  let left = words
  for (;;) {
    const parts = partsOf(left, vocabulary, thisYear)
    const summed = sumOf(asked, parts)
    if (summed.isContradictory) return offeredWhole(text, summed)
    const rest = restOf(parts)
    const isDone = summed.read === 0 || rest === ''
    asked = summed.asked
    if (isDone) {
      const isEmpty = rest === '' && isNothing(asked)
      const searched = textOf(leftOf(parts).flatMap(({ isHedge, words: own }) => (isHedge ? [] : own)))
      return {
        ...asked,
        rest: isEmpty ? all : rest,
        searched: isEmpty ? all : searched,
        doubtful: offersOf(asked, parts),
      }
    }
    left = wordsOf(rest)
  }
}

export const isNothing = ({ choices, ranges }: Asked): boolean =>
  Object.keys(choices).length === 0 && Object.keys(ranges).length === 0

const unwanted = phraseTable({
  not: 'not|no|non|except|excluding|exclude|without|but not|anything but|not a|other than|dont want|do not want|apart from|rather not',
})
const cheap = phraseTable({ cheap: 'cheap|cheapest|cheaper|affordable|bargain|lowest price|low price|inexpensive' })

function partsOf(words: readonly Word[], vocabulary: Vocabulary, thisYear: number): Part[] {
  const facts = { thisYear, ranges: vocabulary.ranges, seats: vocabulary.seats }
  const parts: Part[] = []
  let before: Before | null = null
  let isAlternative = false
  const put = (at: number, next: number, kind: Part['kind'], asked: readonly Asked[] = [], isHedge = false) => {
    parts.push({ words: words.slice(at, next), kind, isHedge, asked, isAlternative })
    return next
  }
  for (let at = 0; at < words.length;) {
    const word = words[at]!
    const amount = word.isVerbatim ? null : amountRead(words, at, facts)
    const term: Run<ReadTerm> | null = word.isVerbatim ? null : termAt(words, at, vocabulary, before)
    const isName =
      term !== null && (amount === null || term.next > amount.next || (before !== null && term.value.isCertain))
    const denial = phraseAt(words, at, unwanted)
    const named = denial && termAt(words, articleAt(words, denial.next), vocabulary, null)
    const against = named?.value.isCertain ? wordsAgainst(named.value.meanings[0]!) : null
    if (amount && !isName) {
      const meanings = term?.next === amount.next ? term.value.meanings.map(termAsked) : []
      const isCertain = amount.value.isCertain && meanings.length === 0
      at = put(at, amount.next, isCertain ? 'read' : 'doubtful', [amount.value, ...meanings], meanings.length === 0)
      before = null
    } else if (term) {
      const { meanings, isCertain }: ReadTerm = term.value
      at = put(
        at,
        term.next,
        isCertain ? 'read' : 'doubtful',
        meanings.map(termAsked),
        meanings[0]!.facet === 'car_type',
      )
      before = isCertain ? { facet: meanings[0]!.facet, makes: makesOf(meanings[0]!) } : null
    } else if (against) {
      parts.push({ words: wordsOf(against.join(' ')), kind: 'unwanted', isHedge: false, asked: [], isAlternative })
      at = named!.next
    } else if (named && !amount) at = put(at, named.next, 'left')
    else if (phraseAt(words, at, cheap)) {
      at = put(at, phraseAt(words, at, cheap)!.next, 'doubtful', [{ ...nothingAsked, sort: 'lowestPrice' }], true)
    } else if (isFiller(word)) {
      isAlternative ||= word.text === 'or'
      parts.push({ words: [word], kind: 'filler', isHedge: false, asked: [], isAlternative: false })
      at++
      continue
    } else {
      const slip = mistypedAt(word, vocabulary, before)
      at = put(at, at + 1, slip === null ? 'left' : slip.isCertain ? 'read' : 'doubtful', slip?.meanings.map(termAsked))
      before = slip?.isCertain ? { facet: slip.meanings[0]!.facet, makes: makesOf(slip.meanings[0]!) } : null
    }
    isAlternative = false
  }
  return parts
}

/** 'anything but a Ford'. */
const articleAt = (words: readonly Word[], at: number): number =>
  ['a', 'an', 'the', 'any'].includes(words[at]?.text ?? '') ? at + 1 : at

const makesOf = ({
  facet,
  values,
  makes,
}: {
  facet: string
  values: readonly string[]
  makes?: readonly string[]
}): readonly string[] => (facet === 'make' ? values : (makes ?? []))

/** All that was read, as one; contradictory where 'or' stands between things that cannot be alternatives. */
function sumOf(before: Asked, parts: readonly Part[]) {
  let [asked, read, isContradictory] = [before, 0, false]
  let last: Asked | null = null
  for (const part of parts) {
    if (part.kind === 'filler') continue
    if (part.kind !== 'read') {
      last = part.kind === 'unwanted' ? nothingAsked : null
      continue
    }
    const next: Asked | null = together(asked, part.asked[0]!)
    if (next === null || (part.isAlternative && last !== null && !areAlternatives(last, part.asked[0]!)))
      isContradictory = true
    asked = next ?? asked
    last = part.asked[0]!
    read++
  }
  return { asked, read, isContradictory }
}

/** Values of one facet are; all features must hold, and so must ranges. */
const areAlternatives = (one: Asked, other: Asked): boolean =>
  Object.keys(one.choices).some((name) => name !== 'filtered_features' && Object.hasOwn(other.choices, name))

/** What cannot be one state is no certain reading; what there is of it is offered. */
const offeredWhole = (text: string, { asked }: { asked: Asked }): Reading => ({
  ...nothingAsked,
  rest: text.trim(),
  searched: text.trim(),
  doubtful: isNothing(asked) ? [] : [{ ...asked, rest: '' }],
})

const leftOf = (parts: readonly Part[], taken?: Part): Part[] =>
  parts.filter((part) => part !== taken && part.kind !== 'read' && part.kind !== 'filler')

/** What is not read; without the words of an offer, should it be taken. */
const restOf = (parts: readonly Part[], taken?: Part): string =>
  textOf(leftOf(parts, taken).flatMap(({ words }) => words))

function offersOf(asked: Asked, parts: readonly Part[]): Offer[] {
  return parts
    .flatMap((part) =>
      part.kind === 'doubtful'
        ? part.asked.flatMap((each) => {
            const both = together(asked, each)
            return both ? [{ ...both, rest: restOf(parts, part) }] : []
          })
        : [],
    )
    .slice(0, mostOffers)
}
