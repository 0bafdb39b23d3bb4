import { expect, it } from 'vitest'
import { itemTypes } from '#db/value-sets.ts'
import { anyVehicle, capitalised, counted, motorhome, nounOf, nounOfKinds, nouns } from './nouns.ts'

const of = (itemType: (typeof itemTypes)[number], simpleBody: string | null = null) => ({ itemType, simpleBody })

it.each(itemTypes)('%s has a noun of its own [PL-03]', (itemType) => {
  expect(nounOf(of(itemType))).toBe(nouns[itemType])
})

it.each([
  [1, nouns.caravan, '1 caravan'],
  [214, { singular: 'ute', plural: 'utes' }, '214 utes'],
  [1_214, nouns.car, '1,214 cars'],
  [2, motorhome, '2 motorhomes'],
  [0, nouns.truck, 'no trucks'],
])('%i of %j is "%s" [PL-03]', (count, noun, text) => expect(counted(count, noun)).toBe(text))

it.each([
  ['cars alone', ['car'], nouns.car],
  ['motorcycles alone', ['motorcycle'], nouns.motorcycle],
  ['motorhomes, whatever the feed calls them', ['motorhome'], motorhome],
  ['caravans and trucks', ['caravan', 'truck'], anyVehicle],
  ['a kind nobody has a word for', ['boat'], anyVehicle],
  ['nothing', [], anyVehicle],
])('%s together [PL-03]', (_, kinds, noun) =>
  expect(nounOfKinds({ kind: kinds.map((value) => ({ value, count: 1 })) })).toBe(noun),
)

it('calls nothing by the word a page has for it, where it has one', () => {
  expect(nounOfKinds({}, nouns.caravan)).toBe(nouns.caravan)
  expect(nounOfKinds({ kind: [{ value: 'truck', count: 1 }] }, nouns.caravan)).toBe(nouns.truck)
})

it.each([
  ['truck', 'motorhome', motorhome],
  ['caravan', 'Motor Home', motorhome],
  ['caravan', 'motor-home', motorhome],
  ['truck', ' Motorhome ', motorhome],
  ['truck', 'Motorhome chassis', nouns.truck],
  ['caravan', 'Not a motorhome', nouns.caravan],
  ['caravan', 'Motor  home', nouns.caravan],
] as const)('a %s with the body %j is called by its own word [PL-03]', (itemType, body, noun) =>
  expect(nounOf(of(itemType, body))).toBe(noun),
)

it('begins a heading with a capital', () => expect(capitalised(nouns.caravan.plural)).toBe('Caravans'))
