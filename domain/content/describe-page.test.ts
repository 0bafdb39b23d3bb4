import { expect, it } from 'vitest'
import { describeHome, describePage } from './describe-page.ts'
import { faqPage } from './faq-page.ts'
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
])('a front page tells machines what it tells people, its telephone %s [RT-21]', (phone, said) => {
  const sections = [hero('Family owned.')]
  const facts = {
    name: 'Test Motors',
    canonical: 'https://test.example/',
    phone,
    sections,
    email: null,
    social: [],
    location: null,
  }
  const { title, description, jsonLd } = homeMeta({ ...facts, shape: { carTypes: [], makes: [] } })
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://test.example/#dealer',
    name: title,
    url: 'https://test.example/',
    description,
    logo: 'https://test.example/icon-512.png',
    image: 'https://test.example/share.jpg',
    ...said,
  })
})

it('a front page tells machines where most go first, and when somebody is there [RT-21]', () => {
  const hours = (weekday: number, open: string | null) => ({
    locationId: 1,
    weekday,
    status: open === null ? ('Closed' as const) : ('Open' as const),
    formatedHours: null,
    open,
    close: open && '17:30:00',
  })
  const address = { street: '1 Quay St', city: 'Brisbane', state: 'QLD', postcode: '4000', lat: -27.5, long: 153 }
  const { jsonLd } = homeMeta({
    name: 'Test Motors',
    canonical: 'https://test.example/',
    phone: null,
    email: 'sales@test.example',
    social: [{ url: 'https://social.example/test' }],
    location: { address: address as never, openingHours: [hours(0, null), hours(1, '08:00:00')] },
    sections: [],
    shape: { carTypes: [], makes: [] },
  })
  expect(jsonLd).toMatchObject({
    email: 'sales@test.example',
    sameAs: ['https://social.example/test'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Quay St',
      addressLocality: 'Brisbane',
      addressRegion: 'QLD',
      postalCode: '4000',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -27.5, longitude: 153 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '17:30' },
    ],
  })
})

it('the questions a page answers are told to machines together, and nothing where it answers none [RT-21]', () => {
  const faq = (question: string) => ({
    type: 'faq' as const,
    id: question,
    title: 'Questions',
    items: [{ question, answer: `${question} Yes.` }],
  })
  expect(faqPage([hero('Family owned.')])).toBeNull()
  expect(faqPage([faq('Do you deliver?'), hero('x'), faq('Do you trade?')])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: ['Do you deliver?', 'Do you trade?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: `${name} Yes.` },
    })),
  })
})
