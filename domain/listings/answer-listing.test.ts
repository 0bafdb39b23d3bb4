import { describe, expect, it } from 'vitest'
import { testingBase as base } from '../testing-stock.ts'
import { answerListing, askLater, askNow } from './answer-listing.ts'
import { readListingState } from './listing-state.ts'
import type { Findings, ListingQuestion } from './listing.ts'

const state = (search: string) => readListingState(new URLSearchParams(search))
/** Answers by how many questions of which kind there are. */
function stock(totalOf: (question: ListingQuestion) => number) {
  const asked: ListingQuestion[] = []
  const ask = (question: ListingQuestion): Findings => {
    asked.push(question)
    return {
      cards: [],
      total: totalOf(question),
      droppedWords: question.query.match(/zzz/g)?.length ?? 0,
      counts: { make: new Map([['Kia', 3]]), model: new Map([['HiLux', 2]]), kind: new Map([['truck', 3]]) },
    }
  }
  return { asked, ask }
}

describe('an answer', () => {
  it('counts the listing’s values in their order, names what was found, and says what it is of [SL-21]', () => {
    const { ask } = stock(() => 43)
    expect(askNow(answerListing(base, state('page=2')), ask)).toMatchObject({
      total: 43,
      page: 2,
      pages: 3,
      noun: { plural: 'trucks' },
      counts: { make: [0, 3], model: [0, 2, 0] },
      version: '1',
    })
  })

  it('asks for 21 from the page’s first [SL-25]', () => {
    const { ask, asked } = stock(() => 100)
    askNow(answerListing(base, state('page=3')), ask)
    expect(asked).toMatchObject([
      { offset: 42, limit: 21, fixed: { body: ['SUV'] }, facets: ['kind', 'status', 'make', 'model'] },
    ])
  })

  it.each([
    [0, 1],
    [1, 1],
    [21, 1],
    [22, 2],
    [42, 2],
    [43, 3],
  ])('of %i has %i pages of 21 [SL-25]', (total, pages) => {
    expect(askNow(answerListing(base, state('')), stock(() => total).ask)?.pages).toBe(pages)
  })

  it('to the last page is asked for once', () => {
    const { ask, asked } = stock(() => 42)
    expect([askNow(answerListing(base, state('page=2')), ask)?.page, asked.length]).toEqual([2, 1])
  })

  it('to a page beyond the last is the last', () => {
    const { ask, asked } = stock(() => 22)
    expect(askNow(answerListing(base, state('page=9')), ask)).toMatchObject({ page: 2, pages: 2 })
    expect(asked.map(({ offset }) => offset)).toEqual([168, 21])
  })

  it.each([
    ['sortBy=price:asc', true],
    ['sortBy=created_at_timestamp:desc', false],
    ['', false],
  ])('to %s leaves out what has no price: %s [SL-14]', (search, pricedOnly) => {
    const { ask, asked } = stock(() => 1)
    askNow(answerListing(base, state(search)), ask)
    expect(asked[0]?.pricedOnly).toBe(pricedOnly)
  })

  it('to the lowest price keeps what has none, where the switch is off [SL-14]', () => {
    const { ask, asked } = stock(() => 1)
    const listing = { ...base.settings.listing, lowestPriceHidesUnpriced: false }
    askNow(answerListing({ ...base, settings: { ...base.settings, listing } }, state('sortBy=price:asc')), ask)
    expect(asked[0]?.pricedOnly).toBe(false)
  })

  it.each([
    ['blue', []],
    ['blue zzz', ['zzz']],
    ['blue  zzz1   zzz2', ['zzz1', 'zzz2']],
  ])('to %j names the words that were left out: %j', (query, dropped) => {
    expect(askNow(answerListing(base, { ...state(''), query }), stock(() => 1).ask)?.droppedWords).toEqual(dropped)
  })

  it('of nothing calls it what the listing has', () => {
    const answer = askNow(answerListing(base, state('')), () => ({ cards: [], total: 0, counts: {}, droppedWords: 0 }))
    expect(answer).toMatchObject({ noun: { plural: 'cars' }, counts: { make: [0, 0] } })
  })

  it('to a model of one make and all of another has either, and counts each make as if none were chosen [SL-21]', () => {
    const asked: ListingQuestion[] = []
    const answer = askNow(
      answerListing(base, state('make=Toyota&make=Kia&model=Corolla&fuel=Diesel&page=2')),
      (question) => {
        asked.push(question)
        const all = question.limit === 0 ? 30 : 5
        return {
          cards: [],
          total: 30,
          droppedWords: 0,
          counts: { kind: new Map([['car', all]]), make: new Map([['Kia', all]]), model: new Map([['HiLux', all]]) },
        }
      },
    )
    expect(answer?.counts).toEqual({ make: [0, 30], model: [0, 30, 0] })
    expect(asked).toMatchObject([
      {
        either: { make: ['Kia'], model: ['Corolla'] },
        choices: { make: ['Toyota', 'Kia'], fuel: ['Diesel'] },
        offset: 21,
        limit: 21,
      },
      { either: {}, choices: { fuel: ['Diesel'] }, offset: 0, limit: 0, facets: ['make', 'model'] },
    ])
  })

  it('to features wants all of them, to anything else one of what is chosen [SL-33]', () => {
    const asked: ListingQuestion[] = []
    const features = 'filtered_features=Towbar&filtered_features=Leather'
    askNow(answerListing(base, state(`${features}&fuel=Diesel&fuel=Petrol`)), (question) => {
      asked.push(question)
      return { cards: [], total: 1, droppedWords: 0, counts: {} }
    })
    expect(asked).toMatchObject([
      { every: { filtered_features: ['Towbar', 'Leather'] }, choices: { fuel: ['Diesel', 'Petrol'] } },
    ])
    expect(asked[0]!.choices).not.toHaveProperty('filtered_features')
  })

  it('is none from one who cannot answer', () => expect(askNow(answerListing(base, state('')), () => null)).toBeNull())

  it('is the same from one who takes time', async () => {
    const { ask } = stock(() => 43)
    expect(await askLater(answerListing(base, state('page=2')), async (question) => ask(question))).toEqual(
      askNow(answerListing(base, state('page=2')), ask),
    )
  })
})

describe('words that nothing within the filters has', () => {
  const answered = (search: string, totalOf: (question: ListingQuestion) => number) => {
    const { ask, asked } = stock(totalOf)
    const answer = askNow(answerListing(base, state(search)), ask)
    return { total: answer?.total, dropped: answer?.droppedWords, relaxed: answer?.relaxations.length, asked }
  }

  it('are left out, and told [SL-32]', () => {
    const { asked, ...answer } = answered('query=good+boot&make=Kia', ({ query }) => (query ? 0 : 9))
    expect(answer).toEqual({ total: 9, dropped: ['good', 'boot'], relaxed: 0 })
    expect(asked).toMatchObject([{ query: 'good boot' }, { query: '' }])
  })

  it('stay where there is no filter, or nothing without them either [SL-32]', () => {
    expect(answered('query=good+boot', () => 0)).toMatchObject({ total: 0, dropped: [] })
    expect(answered('query=boot&make=Kia', ({ choices }) => (choices.make ? 0 : 5))).toMatchObject({
      total: 0,
      dropped: [],
      relaxed: 1,
    })
  })
})

describe('where nothing is found', () => {
  const relaxed = (search: string, totalOf: (question: ListingQuestion) => number) =>
    askNow(answerListing(base, state(search)), stock(totalOf).ask)?.relaxations.map(
      ({ label, count, search: left }) => [label, count, decodeURIComponent(left)],
    )

  it('what one thing less would find is offered, the most first [SL-15]', () => {
    const totalOf = ({ choices, ranges }: ListingQuestion) => (!choices.fuel ? 3 : !ranges.price ? 14 : 0)
    expect(relaxed('fuel=Diesel&range[price]=:9000&make=Kia', totalOf)).toEqual([
      ['up to $9,000', 14, 'make=Kia&fuel=Diesel'],
      ['Diesel', 3, 'make=Kia&range[price]=:9000'],
    ])
  })

  it('two things less, where one is not enough [SL-15]', () => {
    const totalOf = ({ choices }: ListingQuestion) => (Object.keys(choices).length < 2 ? 5 : 0)
    expect(relaxed('fuel=Diesel&make=Kia&seats=7', totalOf)).toEqual([
      ['Kia, 7 seats', 5, 'fuel=Diesel'],
      ['Kia, Diesel', 5, 'seats=7'],
      ['7 seats, Diesel', 5, 'make=Kia'],
    ])
  })

  it('four ways at most, and none to what has nothing either [SL-15]', () => {
    expect(
      relaxed('make=A&make=B&make=C&make=D&make=E', ({ choices }) => (choices.make!.length < 5 ? 3 : 0)),
    ).toHaveLength(4)
    expect(relaxed('fuel=Diesel&make=Kia', () => 0)).toEqual([])
  })

  it('only how many there are is asked for each', () => {
    const { ask, asked } = stock(({ choices }) => (choices.fuel ? 0 : 3))
    askNow(answerListing(base, state('fuel=Diesel&page=1')), ask)
    expect(asked[1]).toMatchObject({ limit: 0, facets: [], offset: 0, choices: {} })
  })

  it('and nothing where something is found', () => expect(relaxed('make=Kia', () => 5)).toEqual([]))
  it('and nothing where nothing was asked for', () => expect(relaxed('', () => 0)).toEqual([]))
})
