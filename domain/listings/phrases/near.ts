import type { Near, Run } from './phrase.ts'
import { amountAt } from './numbers.ts'
import { phraseAt, phraseTable, type Word } from './words.ts'

const nearby = phraseTable({
  near: 'near|nearby|close to|in|near postcode|in postcode|postcode|around postcode|my postcode is',
})
const of = new Set(['of', 'from', 'to'])

/** 'near 4000', 'within 50 km of 3000': a postcode that is said to be one, and how far. */
export function nearRead(words: readonly Word[], at: number, thisYear: number): Run<Near> | null {
  const far =
    words[at]!.text === 'within' || words[at]!.text === 'under' ? amountAt(words, at + 1) : amountAt(words, at)
  if (far?.value.unit === 'km') {
    const next = of.has(words[far.next]?.text ?? '') ? far.next + 1 : far.next
    const place = next > far.next ? postcodeAt(words, next) : null
    if (place) return { next: next + 1, value: { place, km: far.value.amount } }
  }
  const said = phraseAt(words, at, nearby)
  const place = said && postcodeAt(words, said.next)
  const isYear = Number(place) >= 1950 && Number(place) <= thisYear + 1
  return place && !isYear ? { next: said.next + 1, value: { place, km: null } } : null
}

const postcode = /^(0[89]|[1-9]\d)\d\d$/
/** 'around 4000 km' is a distance. */
function postcodeAt(words: readonly Word[], at: number): string | null {
  const word = words[at]
  const amount = word && amountAt(words, at)
  const isPlain = amount?.value.unit === 'unknown' && !amount.value.isThousands && amount.next === at + 1
  return isPlain && postcode.test(word!.raw) ? word!.raw : null
}
