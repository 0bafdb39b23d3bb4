import { describe, expect, it } from 'vitest'
import { isAppError } from '../app-error.ts'
import { type OfferInput, offerRow } from './offer-row.ts'

const refusal = (input: OfferInput) => {
  try {
    offerRow(input)
  } catch (error) {
    if (isAppError(error)) return error.fields.map(({ field, message }) => `${field}: ${message}`)
    throw error
  }
  return []
}

describe('an offer that is written', () => {
  it('is read once: its words alone, and what a page shows', () => {
    expect(offerRow({ name: 'Mats', description: 'Free **mats** at [our desk](/contact)' })).toMatchObject({
      description: 'Free **mats** at [our desk](/contact)',
      sanitizedDescription: 'Free mats at our desk',
      content: [
        {
          is: 'paragraph',
          of: ['Free ', { is: 'strong', of: ['mats'] }, ' at ', { is: 'link', href: '/contact', of: ['our desk'] }],
        },
      ],
      category: 'Vehicle offer',
    })
  })

  it.each([
    ['markup', { name: 'x', description: '<b>x</b>' }, ['description: holds HTML: only markdown is shown']],
    [
      'money in its name',
      { name: '6.9% p.a.', rate: 6.9, comparisonRate: 7 },
      ['name: a rate or a repayment in a heading would stand out over its comparison rate: say it in the description'],
    ],
    [
      'a rate in its words alone',
      { name: 'x', description: '6.9% p.a.' },
      ['rate: words that state a rate or a repayment need the rate and the comparison rate'],
    ],
    [
      'a repayment in its words alone',
      { name: 'x', description: 'From $99/wk' },
      ['rate: words that state a rate or a repayment need the rate and the comparison rate'],
    ],
    ['one rate of two', { name: 'x', rate: 6 }, ['comparisonRate: a rate is never named without its comparison rate']],
    [
      'a comparison rate below the rate',
      { name: 'x', rate: 6, comparisonRate: 5 },
      ['comparisonRate: fees only add to a rate: the comparison rate cannot be lower'],
    ],
  ] as [string, OfferInput, string[]][])('is refused with %s', (_, input, fields) =>
    expect(refusal(input)).toEqual(fields),
  )

  it('may state money with both rates', () => {
    expect(
      offerRow({ name: 'A loan', description: 'From 6.29% p.a.', rate: 6.29, comparisonRate: 8.28 }),
    ).toMatchObject({ rate: 6.29, comparisonRate: 8.28 })
  })
})
