import { describe, expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { deliveryWords } from './delivery-words.ts'
import { quoteDelivery } from './quote-delivery.ts'

const regions = [
  { name: 'Brisbane', priceCents: 19_000, postcodes: ['4000-4179', '9999'] },
  { name: 'Darwin', priceCents: 0, postcodes: ['0800'] },
]
const ctx = {
  places: { locate: async (postcode: string) => (postcode === '0800' ? null : { lat: -27.47, long: 153.02 }) },
} as unknown as Pick<Ctx, 'places'>
const yard = { visible: true, address: { lat: -27.49, long: 153.03 } } as LocationRecord

const quote = (postcode: string, from: LocationRecord | null = yard) => quoteDelivery(ctx, { postcode, regions, from })

describe('a delivery quote [DL-01]', () => {
  it.each([
    ['4000', { price: 190, name: 'Brisbane', distance_km: 2.4 }],
    [' 4179 ', { price: 190, name: 'Brisbane', distance_km: 2.4 }],
    ['9999', { price: 190, name: 'Brisbane', distance_km: 2.4 }],
    ['0800', { price: 0, name: 'Darwin', distance_km: null }],
  ])('for %j is %j', async (postcode, answer) => expect(await quote(postcode)).toEqual(answer))

  it.each([null, { ...yard, visible: false }])(
    'has no distance from nowhere, or where it may not be told',
    async (from) => {
      expect(await quote('4000', from)).toMatchObject({ distance_km: null })
    },
  )

  it('is from where its owner keeps it [part of EN-01]', async () => {
    expect(await quoteDelivery(ctx, { postcode: '4000', regions, from: yard, keptAt: '4007' })).toMatchObject({
      distance_km: 0,
    })
    expect(await quoteDelivery(ctx, { postcode: '4000', regions, from: yard, keptAt: '0800' })).toMatchObject({
      distance_km: 2.4,
    })
  })

  const sorry =
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."
  it.each([
    ['', 'bad_request', 'Please enter a postcode.'],
    ['  ', 'bad_request', 'Please enter a postcode.'],
    ['400', 'bad_request', 'Invalid postcode. Please enter a 4-digit number.'],
    ['４000', 'bad_request', 'Invalid postcode. Please enter a 4-digit number.'],
    ['4180', 'not_found', sorry],
    ['3999', 'not_found', sorry],
    ['0801', 'not_found', sorry],
  ])('for %j is refused as %s: %s', async (postcode, code, message) => {
    const error = await quote(postcode).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code, message, fields: [{ field: 'postcode', message }] })
  })
})

it.each([
  [
    { price: 190, name: 'Brisbane', distance_km: 12.4 },
    { amount: '$190', region: 'Delivered to Brisbane', distance: '12 km from where it stands, in a straight line' },
  ],
  [
    { price: 0, name: 'Darwin', distance_km: null },
    { amount: 'Free', region: 'Delivered to Darwin', distance: '' },
  ],
])('%j is said as %j', (answer, words) => expect(deliveryWords(answer)).toEqual(words))
