import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { drawSheet } from './draw-sheet.ts'
import { testingSheet } from './testing-sheet.ts'

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#667788' } })
  .jpeg()
  .toBuffer()

async function read(values: Partial<VehicleSheet> = {}, pictures = 0) {
  const photo = await picture
  const bytes = await drawSheet({
    sheet: { ...testingSheet, ...values },
    logo: null,
    pictures: Array.from({ length: pictures }, () => photo),
  })
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(file, { mergePages: true })
  return { bytes, text: text.replaceAll(/\s+/g, ' '), pages: totalPages }
}

describe('a vehicle as PDF', () => {
  it('has on one page what a buyer takes along: price with its type, facts, features, place and licence [VD-29]', async () => {
    const { text, pages, bytes } = await read({}, 3)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages).toBe(1)
    for (const words of [
      'Test Motors',
      '2021 Kia Sportage',
      '$32,990 Drive away',
      'Odometer 45,210 km',
      'Registration 123ABC',
      'Expires on 01/02/2027',
      'Bluetooth',
      'Woolloongabba',
      '1 Main Street',
      '07 5550 1100',
      'Dealer licence 4100113',
      testingSheet.address,
    ])
      expect(text).toContain(words)
  })

  it('is text that can be read and searched, ligatures and accents too', async () => {
    expect((await read({ name: '2020 Škoda Citroën fiffi' })).text).toContain('2020 Škoda Citroën fiffi')
    expect((await read()).text).toContain('Full of fine afflictions.')
  })

  it('goes on to further pages, each with its number', async () => {
    const features = Array.from({ length: 300 }, (_, at) => `Feature number ${at}`)
    const { text, pages } = await read({ features })
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain('Feature number 299')
    expect(text).toContain(`${pages} of ${pages}`)
  })

  it.each([
    ['a word without end', 'x'.repeat(300)],
    ['letters from right to left', 'سيارة \u202E2021'],
    ['pictures for letters', '🚗🚗🚗'],
    ['control characters', 'Kia\u0000\u0007 Rio'],
    ['angle brackets', '<script>alert(1)</script>'],
  ])('bears %s', async (_, name) => {
    const { text, pages } = await read({ name, comments: name.repeat(20), features: [name] }, 1)
    expect(pages).toBeLessThanOrEqual(3)
    expect(text).toContain('Stock number S7')
  })

  it('says what stands for a price, and what is sold', async () => {
    const { text } = await read({ price: { amount: null, text: 'Enquire for price.' }, soldText: 'SOLD' })
    expect(text).toContain('Enquire for price.')
    expect(text).toContain('SOLD')
  })
})
