import { expect, it } from 'vitest'
import type { SearchQuery } from '#search/index.ts'
import { askShape } from './stock-shape.ts'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 2 }))

/** A stock that answers what it is asked, and remembers it. */
function given(facetCounts: Record<string, ReturnType<typeof counted>>, modelsOf: Record<string, string[]> = {}) {
  const asked: SearchQuery[] = []
  const ask = (query: SearchQuery) => {
    asked.push(query)
    const body = Object.keys(modelsOf).find((name) => JSON.stringify(query.filter).includes(name))
    return { facetCounts: body ? { make_model: counted(...modelsOf[body]!) } : facetCounts }
  }
  return { ask, asked }
}

const stock = {
  car_type: counted('used', 'demo', 'new'),
  kind: counted('truck', 'car'),
  body: counted('SUV', 'People Mover'),
  make: counted('Kia', 'Audi', 'Land Rover'),
}

it('names the kinds there are, in one order', async () => {
  const { ask, asked } = given(stock)
  expect(await askShape(ask, { withModels: false })).toEqual({
    carTypes: ['new', 'used', 'demo'],
    kinds: ['car', 'truck'],
    bodies: [
      { slug: 'people-mover', label: 'People Mover' },
      { slug: 'suv', label: 'SUV' },
    ],
    makes: ['Audi', 'Kia', 'Land Rover'],
    models: [],
  })
  expect(asked).toHaveLength(1)
})

it('names the models of each body where they are wanted [OS-10]', async () => {
  const { ask } = given(stock, { SUV: ['Kia Sportage', 'Land Rover Defender'], 'People Mover': ['Kia Carnival'] })
  expect((await askShape(ask, { withModels: true })).models).toEqual([
    { slug: 'people-mover', label: 'People Mover', models: [{ make: 'Kia', model: 'Carnival' }] },
    {
      slug: 'suv',
      label: 'SUV',
      models: [
        { make: 'Kia', model: 'Sportage' },
        { make: 'Land Rover', model: 'Defender' },
      ],
    },
  ])
})

it('says nothing of an empty stock', async () => {
  expect(await askShape(() => ({ facetCounts: {} }), { withModels: true })).toEqual({
    carTypes: [],
    kinds: [],
    bodies: [],
    makes: [],
    models: [],
  })
})
