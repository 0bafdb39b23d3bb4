import type { Vocabulary } from './meaning.ts'
import { partsOf, type Part } from './parts.ts'
import { isNothing, nothingAsked, together, type Asked, type Offer, type Reading } from './phrase.ts'
import { mostWords, textOf, wordsOf } from './words.ts'

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
    const isDone = rest === '' || (summed.read === 0 && rest === textOf(left))
    asked = summed.asked
    if (isDone) {
      const isEmpty = rest === '' && isNothing(asked)
      const placed = parts.find((part) => part.near)
      const offers = offersOf(asked, parts)
      const isOffered = (part: Part) => part.isHedge && offers.some(({ of }) => of === part)
      const searchedOf = (taken?: Part) =>
        textOf(leftOf(parts, taken).flatMap((part) => (isOffered(part) ? [] : part.words)))
      return {
        ...asked,
        rest: isEmpty ? all : rest,
        searched: isEmpty ? all : searchedOf(),
        doubtful: offers.map(({ offer }) => offer),
        ...(placed?.near && { near: { ...placed.near, rest: restOf(parts, placed), searched: searchedOf(placed) } }),
      }
    }
    left = wordsOf(rest)
  }
}

/** All that was read, as one; contradictory where 'or' stands between things that cannot be alternatives. */
function sumOf(before: Asked, parts: readonly Part[]) {
  let [asked, read, isContradictory] = [before, 0, false]
  let last: Asked | null = null
  for (const part of parts) {
    if (part.kind === 'filler') continue
    if (part.kind !== 'read') {
      last = null
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

function offersOf(asked: Asked, parts: readonly Part[]): { of: Part; offer: Offer }[] {
  return parts
    .flatMap((part) =>
      (part.kind === 'doubtful' ? part.asked : []).flatMap((each) => {
        const both = isSettled(asked, each) ? null : together(asked, each)
        return both ? [{ of: part, offer: { ...both, rest: restOf(parts, part) } }] : []
      }),
    )
    .slice(0, mostOffers)
}

/** Whoever names a body has said which: what may mean others is not offered beside it. */
const isSettled = ({ choices }: Asked, { choices: others }: Asked): boolean =>
  Object.keys(others).some((name) => wishable.has(name) && Object.hasOwn(choices, name))

const wishable = new Set(['body', 'fuel', 'drive', 'car_type'])
