import type { Vocabulary } from './meaning.ts'
import { isComparison } from './comparisons.ts'
import { isFigure } from './numbers.ts'
import { isFiller, wordsOf, type Word } from './words.ts'

const shortest = 5
const longest = 24

/** 'under50k', '4x4ute' and 'hilux2019' as the two words they are; any other word as it is. */
export function joinedWords(word: Word, vocabulary: Vocabulary): readonly Word[] {
  const { bare, text, isVerbatim } = word
  const isOne =
    isVerbatim || bare.length < shortest || bare.length > longest || vocabulary.terms.has(bare) || isFigure(text)
  if (isOne || isFiller(word) || isComparison(text)) return [word]
  for (let at = 2; at <= bare.length - 2; at++)
    if (areTwo(bare.slice(0, at), bare.slice(at), vocabulary)) return split(word, bare, at)
  return [word]
}

function areTwo(one: string, other: string, { terms }: Vocabulary): boolean {
  if (isFigure(other)) return isComparison(one) || (isYear(other) && isName(one, terms))
  if (isFigure(one) && isYear(one)) return isName(other, terms)
  // 'campervan' is no camper and no van.
  return isName(one, terms) && isName(other, terms) && terms.get(one)![0]!.facet !== terms.get(other)![0]!.facet
}

const isName = (text: string, terms: Vocabulary['terms']): boolean => text.length > 2 && terms.has(text)
const isYear = (text: string): boolean => /^(19|20)\d\d$/.test(text)

function split({ raw, before }: Word, bare: string, at: number): Word[] {
  const [first, second] = wordsOf(`${bare.slice(0, at)} ${bare.slice(at)}${raw.endsWith('+') ? '+' : ''}`)
  return [{ ...first!, before }, second!]
}
