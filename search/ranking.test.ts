import { beforeAll, describe, expect, it } from 'vitest'
import { SearchIndex } from './search-index.ts'
import { carSchema } from './testing/random-stock.ts'

/** Cars in the order a dealer ranks them; what a shopper should see first is pinned below. */
const stock = [
  ['Toyota', 'Corolla', 'Ascent Sport', 'White', 'Hatch'],
  ['Toyota', 'LandCruiser', 'GXL', 'White', 'SUV'],
  ['Toyota', 'Land Cruiser Prado', 'VX', 'Grey', 'SUV'],
  ['Toyota', 'HiLux', 'SR5', 'Blue', 'Ute'],
  ['Mazda', 'Mazda3', 'G20', 'Red', 'Hatch'],
  ['Mazda', 'CX-5', 'Maxx Sport', 'Blue', 'SUV'],
  ['Mazda', 'CX-3', 'Akari', 'White', 'SUV'],
  ['Mitsubishi', 'Pajero Sport', 'GLS', 'Black', 'SUV'],
  ['Land Rover', 'Range Rover Sport', 'SE', 'Black', 'SUV'],
  ['Ford', 'Ranger', 'Sport', 'Blue', 'Ute'],
  ['Mercedes-Benz', 'C-Class', 'C200', 'Silver', 'Sedan'],
  ['Ram', '1500', 'Express', 'Red', 'Pickup'],
  ['Kia', 'Sportage', 'S', 'White', 'SUV'],
] as const

describe('ranking', () => {
  const index = new SearchIndex(carSchema)
  beforeAll(() => {
    index.load(
      stock.map(([make, model, badge, colour, body], at) => ({
        id: at,
        make,
        model,
        badge,
        colour,
        body,
        year: 2021,
        rank: 100 - at,
        name: `2021 ${make} ${model} ${badge}`,
        stock_number: `SB-${1000 + at}`,
      })),
    )
  })
  const models = (q: string, sort: string[] = []) => index.search({ q, sort }).hits.map((hit) => hit['model'])

  it.each([
    ['a word that is in stock means itself, not one that looks like it', 'ranger ', ['Ranger']],
    ['while it is being typed it may still go on', 'ranger', ['Ranger', 'Range Rover Sport']],
    [
      'the model before the badge, and both before a longer word',
      'sport',
      ['Pajero Sport', 'Range Rover Sport', 'Corolla', 'CX-5', 'Ranger', 'Sportage'],
    ],
    ['one word typed as two before two words', 'mazda 3', ['Mazda3', 'CX-3']],
    ['two words for one', 'hi lux', ['HiLux']],
    ['one word for two', 'landcruiser', ['LandCruiser', 'Land Cruiser Prado']],
    ['two words, either way', 'land cruiser', ['LandCruiser', 'Land Cruiser Prado']],
    ['a dash left out', 'cx5', ['CX-5']],
    ['a dash as a space', 'c class', ['C-Class']],
    ['a typo', 'corola', ['Corolla']],
    ['a typo in a long word', 'mitsibushi', ['Pajero Sport']],
    ['a swapped pair', 'corlola', ['Corolla']],
    ['a synonym after the word itself', 'pickup', ['1500', 'HiLux', 'Ranger']],
    ['several words', 'blue ute', ['HiLux', 'Ranger']],
    ['the last word half typed, whole words first', 'toyota land', ['Land Cruiser Prado', 'LandCruiser']],
    ['a stock number', 'sb1003', ['HiLux']],
    ['a stock number as printed', 'SB-1003', ['HiLux']],
    ['a phrase', '"rover sport"', ['Range Rover Sport']],
    ['without a word', 'mazda -blue', ['Mazda3', 'CX-3']],
    ['words nothing has together lose the last', 'hilux convertible', ['HiLux']],
    ['nothing like it', 'zzzz', []],
    ['accents', 'mercédes', ['C-Class']],
  ])('%s: %s [CA-01]', (_, q, expected) => expect(models(q)).toEqual(expected))

  it('a sort that was asked for holds though words were typed [SL-13]', () => {
    expect(models('mazda', ['model:desc'])).toEqual(['Mazda3', 'CX-5', 'CX-3'])
  })

  it('a space after the word ends it', () => {
    expect(models('ran')).toEqual(['Range Rover Sport', 'Ranger'])
    expect(models('ran ')).toEqual([])
  })

  it('says how many words were left out, and leaves none out where all are wanted', () => {
    expect(index.search({ q: 'hilux convertible' }).droppedWords).toBe(1)
    expect(index.search({ q: 'ranger convertible', matchingStrategy: 'all' }).total).toBe(0)
  })
})
