import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNothing } from './phrase.ts'
import { readPhrase } from './read-phrase.ts'
import { subscribingVocabulary, testingFacets, testingVocabulary, told } from './testing-vocabulary.ts'
import { stockWordsOf } from './stock-words.ts'
import { vocabularyOf } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const said =
  `toyota hilux landcruiser 300 mazda 3 land cruiser cx 5 sport ute dual cab diesel auto white not no or and under over
  between 50k 40 grand 2019 2008 $30,000 km kms seater 7 low cheap with towbar a i "quoted -minus zzz S10023 week pw + - , new age
  sleeps tonne kg range near within of 4000 tare towing gvm for berth small good on fuel but any colour red bmw 20 ft cc l '19 newer fast
  charging under50k 4x4ute`.split(/\s+/)
const phrase = fc
  .array(fc.oneof(fc.constantFrom(...said), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 14 })
  .map((words) => words.join(' ').slice(0, 200))
const anyText = fc.oneof(phrase, fc.string({ unit: 'binary', maxLength: 200 }))
const read = (text: string) => readPhrase(text, testingVocabulary, 2026)

describe('any text', () => {
  it('is read without an error, and what is left is read no further [SL-32]', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { rest } = read(text)
        expect(isNothing(read(rest))).toBe(true)
        expect(read(rest).rest).toBe(rest)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what was not used, in its order [SL-32]', () => {
    const bare = (words: string) =>
      wordsOf(words)
        .map((word) => word.bare)
        .join('')
    fc.assert(
      fc.property(anyText, (text) => {
        const typed = bare(text)
        let at = 0
        for (const sign of bare(read(text).rest)) {
          const found = typed.indexOf(sign, at)
          expect(found).toBeGreaterThanOrEqual(at)
          at = found + sign.length
        }
      }),
      { numRuns: 500 },
    )
  })
})

it('longer than anyone means is left as it is, so that no text costs much [SL-32]', () => {
  expect(told(read('ute '.repeat(40)))).toBe('body=Ute')
  expect(told(read('ute '.repeat(41)))).toBe(`“${'ute '.repeat(41).trim()}”`)
})

describe('what a site does not have', () => {
  it.each([
    ['toyota hilux', '“toyota hilux”'],
    ['ute under 50k', '“ute under 50k”'],
    ['7 seater', '“7 seater”'],
  ])('stays text: %s [SL-32]', (text, means) => {
    expect(told(readPhrase(text, vocabularyOf({ values: {}, ranges: [] }), 2026))).toBe(means)
  })

  it('is no price a week, unless vehicles can be subscribed to [SL-32]', () => {
    expect(told(read('suv under 150 pw'))).toBe('body=SUV “under 150 pw”')
    expect(told(readPhrase('suv under 150 pw', subscribingVocabulary, 2026))).toBe('body=SUV subscription_price=:150')
  })

  it('is no kind of vehicle where all are of one kind [SL-32]', () => {
    const bikes = { ...testingFacets.facetCounts, item_type: [{ value: 'motorcycle', count: 9 }] }
    expect(
      told(readPhrase('yamaha bike', vocabularyOf(stockWordsOf({ ...testingFacets, facetCounts: bikes })), 2026)),
    ).toBe('make=Yamaha')
  })
})

it.each([
  ['ute near 4000', { place: '4000', km: null }],
  ['within 50 km of 3000', { place: '3000', km: 50 }],
  ['40km from 0800', { place: '0800', km: 40 }],
  ['near 2019', undefined],
  ['near 4000 km', undefined],
  ['ute', undefined],
])('%s says where: %j [SL-32]', (text, near) =>
  near ? expect(read(text).near).toMatchObject(near) : expect(read(text).near).toBeUndefined(),
)

it('says what is left without the words of a place [SL-32]', () => {
  expect(read('red ute near 4000 zzz').near).toMatchObject({ rest: 'zzz', searched: 'zzz' })
})

it('does not search the words that are only offered [SL-32]', () => {
  expect(read('cheap ute low kms zzz')).toMatchObject({ rest: 'cheap low kms zzz', searched: 'zzz' })
})
