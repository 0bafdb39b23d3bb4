import { expect, it } from 'vitest'
import { describeHome, describePage } from './describe-page.ts'
import { homeMeta } from './home-meta.ts'
import type { SectionView } from './load-sections.server.ts'

const section = (view: Record<string, unknown>) => ({ id: 'section-1', ...view }) as unknown as SectionView
const hero = (text: string | null) => section({ type: 'hero', title: 'Drive home happy', text })
const words = section({ type: 'richText', title: 'About us', paragraphs: ['We sell cars.', 'And fix them.'] })
const questions = section({ type: 'faq', title: 'Questions', items: [{ question: 'Can I trade in?', answer: 'Yes.' }] })
const banner = section({ type: 'serviceBanner', title: 'Service', text: 'Booked in a minute.' })
const rail = section({ type: 'stockRail', title: 'Just in' })
const stats = section({ type: 'stats', items: [] })
const shape = { carTypes: ['new', 'used', 'demo'] as const, makes: ['Audi', 'BMW', 'Kia', 'MG'] }

it.each([
  ['its opening', [hero('Family owned.'), words], 'Finance at Test Motors: Family owned.'],
  ['its first paragraph', [rail, words], 'Finance at Test Motors: We sell cars.'],
  ['its first question', [questions], 'Finance at Test Motors: Can I trade in?'],
  ['its banner', [banner], 'Finance at Test Motors: Booked in a minute.'],
  ['its headings, without a sentence', [hero(null), rail], 'Finance at Test Motors: Drive home happy, Just in'],
  ['its title, without any words', [stats], 'Finance at Test Motors.'],
])('a page is described by %s', (_, sections, text) =>
  expect(describePage({ title: 'Finance', siteName: 'Test Motors', sections })).toBe(text),
)

it('a description is as long as search engines show', () => {
  const text = describePage({ title: 'Finance', siteName: 'Test Motors', sections: [hero('word '.repeat(80))] })
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text).toMatch(/word…$/)
})

it.each([
  ['its opening words', [hero('Family owned since 1987.'), words], shape, 'Test Motors: Family owned since 1987.'],
  [
    'what is sold, where the opening has none',
    [hero(null), words],
    shape,
    'Test Motors: new, used and demo vehicles from Audi, BMW, Kia and more, with photos, prices and details of each.',
  ],
  [
    'two makes',
    [],
    { carTypes: ['used'] as const, makes: ['Audi', 'Kia'] },
    'Test Motors: used vehicles from Audi and Kia, with photos, prices and details of each.',
  ],
  [
    'nothing in stock',
    [],
    { carTypes: [], makes: [] },
    'Test Motors: vehicles, with photos, prices and details of each.',
  ],
])('a front page is described by %s', (_, sections, { carTypes, makes }, text) =>
  expect(describeHome({ name: 'Test Motors', sections, shape: { carTypes: [...carTypes], makes } })).toBe(text),
)

it.each([
  ['07 5550 1100', { telephone: '07 5550 1100' }],
  [null, {}],
])('a front page tells machines what it tells people, its telephone %s', (phone, said) => {
  const sections = [hero('Family owned.')]
  const facts = { name: 'Test Motors', canonical: 'https://test.example/', phone, sections }
  const { title, description, jsonLd } = homeMeta({ ...facts, shape: { carTypes: [], makes: [] } })
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: title,
    url: 'https://test.example/',
    description,
    ...said,
  })
})
