import { describe, expect, it } from 'vitest'
import { LocalStore } from './local-store.ts'

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const records = {
  favourites: {
    id: 7,
    name: '2021 Mazda CX-5',
    slug: '2021-mazda-cx-5',
    make: 'Mazda',
    model: 'CX-5',
    primary_image_url: null,
  },
  compare: { id: 7, name: '2021 Mazda CX-5', slug: '2021-mazda-cx-5' },
  viewedCars: { id: 7, stocknum: 'A1007', make: 'Mazda', model: 'CX-5', body: 'Wagon', simple_body: 'suv' },
  savedDetails: {
    name: 'Jane',
    last_name: 'Citizen',
    email: 'jane@example.com',
    phone: '0400 000 000',
    postcode: '0800',
  },
  searchHistory: {
    path: '/search/used-cars',
    filters: { make: ['Mazda'], 'range[price]': ['10000:20000'] },
    title: 'Used cars',
  },
} as const

const kinds = Object.keys(records) as (keyof typeof records)[]

it.each(kinds)('keeps %s with every field, and nothing else [EN-02]', (kind) => {
  const store = new LocalStore(memory(), 'a')
  expect(store.add(kind, { ...records[kind] } as never)).toBe(true)
  expect(store.read(kind)).toEqual([records[kind]])
})

it.each(kinds)('leaves out %s that lack a field or are something else [EN-02]', (kind) => {
  const [first] = Object.keys(records[kind])
  const { [first as never]: _, ...incomplete } = records[kind]
  const garbage = [incomplete, null, 7, 'x', [], { ...records[kind] }]
  const store = new LocalStore(memory({ [`forecourt.a.${kind}`]: JSON.stringify(garbage) }), 'a')
  expect(store.read(kind)).toEqual([records[kind]])
})

it.each(['', '{', 'null', '{"a":1}', '"x"', '[[]]'])('reads %j as nothing', (text) => {
  expect(new LocalStore(memory({ 'forecourt.a.favourites': text }), 'a').read('favourites')).toEqual([])
})

describe('order and limits', () => {
  const car = (id: number) => ({ ...records.viewedCars, id })

  it('puts the latest first and the same car once', () => {
    const store = new LocalStore(memory(), 'a')
    for (const id of [1, 2, 3, 2]) store.add('viewedCars', car(id))
    expect(store.read('viewedCars').map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('keeps the last five searches and one set of details [EN-02] [SL-29]', () => {
    const store = new LocalStore(memory(), 'a')
    for (let n = 1; n <= 7; n++) {
      store.add('searchHistory', { path: `/search/${n}`, filters: {} })
      store.add('savedDetails', { ...records.savedDetails, name: `Jane ${n}` })
    }
    expect(store.read('searchHistory').map(({ path }) => path)).toEqual([
      '/search/7',
      '/search/6',
      '/search/5',
      '/search/4',
      '/search/3',
    ])
    expect(store.read('savedDetails').map(({ name }) => name)).toEqual(['Jane 7'])
  })

  it('removes one and clears all', () => {
    const storage = memory()
    const store = new LocalStore(storage, 'a')
    for (const id of [1, 2]) store.add('viewedCars', car(id))
    store.remove('viewedCars', car(1))
    expect(store.read('viewedCars').map(({ id }) => id)).toEqual([2])
    store.clear('viewedCars')
    expect(storage.kept.size).toBe(0)
  })
})

it('keeps one site’s records from another that takes over its address [part of PL-08]', () => {
  const storage = memory()
  new LocalStore(storage, 'a').add('savedDetails', records.savedDetails)
  expect(new LocalStore(storage, 'b').read('savedDetails')).toEqual([])
})

it('says so when the device does not take a record, and never throws', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    getItem: () => {
      throw new Error('forbidden')
    },
  }
  const store = new LocalStore(full, 'a')
  expect(store.add('favourites', records.favourites)).toBe(false)
  expect(store.read('favourites')).toEqual([])
})
