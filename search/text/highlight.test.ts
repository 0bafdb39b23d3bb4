import { expect, it } from 'vitest'
import { formatted, spanFinder } from './highlight.ts'
import { synonymTable } from './synonyms.ts'

const synonyms = synonymTable([['ute', 'pickup']])
const show = (document: Record<string, unknown>, q: string, more = {}) =>
  formatted(document, Object.keys(document), {
    find: spanFinder({ q, synonyms }),
    marks: () => true,
    before: '<',
    after: '>',
    ...more,
  })

it.each([
  ['a whole word', 'corolla', 'Toyota Corolla', 'Toyota <Corolla>'],
  ['only what was typed of a longer one', 'coro', 'Toyota Corolla', 'Toyota <Coro>lla'],
  ['a misspelt word whole', 'corola', 'Toyota Corolla', 'Toyota <Corolla>'],
  ['every place', 'sport', 'Sport, sport!', '<Sport>, <sport>!'],
  ['words typed as two', 'land cruiser', 'LandCruiser', '<LandCruiser>'],
  ['a synonym', 'ute ', 'Pickup', '<Pickup>'],
  ['accents', 'citroen', 'Citroën C4', '<Citroën> C4'],
  ['a phrase whole, its words alone nowhere', '"land cruiser"', 'Land Cruiser on land', '<Land Cruiser> on land'],
  [
    'nothing that is unwanted',
    'toyota -"land cruiser" -prado',
    'Toyota Land Cruiser Prado',
    '<Toyota> Land Cruiser Prado',
  ],
  ['nothing', 'kia', 'Toyota', 'Toyota'],
])('marks %s', (_, q, text, expected) => expect(show({ text }, q)).toEqual({ text: expected }))

it('reaches into lists and objects, makes numbers text and leaves the rest', () => {
  expect(
    show({ list: ['Red car', 2021], inner: { deep: 'red' }, year: 2021, sold: false, none: null }, 'red 2021'),
  ).toEqual({ list: ['<Red> car', '<2021>'], inner: { deep: '<red>' }, year: '<2021>', sold: false, none: null })
})

it('marks only the attributes asked for, and cuts long texts around the match', () => {
  const text = 'one two three four five six seven eight nine'
  expect(
    show({ a: text, b: 'six' }, 'six', {
      marks: (name: string) => name === 'a',
      cropTo: (name: string) => (name === 'a' ? 3 : undefined),
    }),
  ).toEqual({ a: '…five <six> seven…', b: 'six' })
})

it('tells where matches stand', () => {
  expect(spanFinder({ q: 'coro', synonyms })('Toyota Corolla')).toEqual([{ start: 7, length: 4 }])
})
