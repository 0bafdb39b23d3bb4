import { describe, expect, it } from 'vitest'
import { ConfigResolver } from './config-resolver.ts'
import { defaultConfig } from './default-config.ts'
import { parseLayer } from './parse-layer.ts'
import type { SiteConfig, SiteSettings } from './site-config.ts'

const slide = { name: 'Winter sale', image: '/media/winter.webp', url: '/special-offers', hideOverlay: true }

const topics: [string, SiteSettings, (config: SiteConfig) => unknown, unknown][] = [
  ['phone numbers', { contact: { phones: { main: '07 3000 0000' } } }, (c) => c.contact.phones.main, '07 3000 0000'],
  ['wording', { wording: { noPriceText: 'Call for price.' } }, (c) => c.wording.noPriceText, 'Call for price.'],
  ['button sets', { buttons: { card: ['details', 'call'] } }, (c) => c.buttons.card, ['details', 'call']],
  [
    'finance providers',
    { finance: { provider: 'one', providers: { one: { name: 'One Finance' } } } },
    (c) => [c.finance.provider, c.finance.providers.one?.name],
    ['one', 'One Finance'],
  ],
  [
    'themes',
    { theme: { scheme: 'dark', colour: { accent: 'oklch(0.8 0.15 90)' } } },
    (c) => [c.theme.scheme, c.theme.colour.accent],
    ['dark', 'oklch(0.8 0.15 90)'],
  ],
  ['logos', { logos: { main: '/media/logo.svg' } }, (c) => c.logos.main, '/media/logo.svg'],
  [
    'header',
    { header: { nav: [{ label: 'Utes', href: '/search/ute' }] } },
    (c) => c.header.nav,
    [{ label: 'Utes', href: '/search/ute' }],
  ],
  [
    'footer',
    { footer: { groups: [{ title: 'Yards', menu: 'bodyTypes' }] } },
    (c) => c.footer.groups,
    [{ title: 'Yards', menu: 'bodyTypes' }],
  ],
  [
    'banners',
    { banners: { popup: { title: 'Open Sunday', expires: '2030-06-30' } } },
    (c) => [c.banners.popup.title, c.banners.popup.expires],
    ['Open Sunday', '2030-06-30'],
  ],
  ['sliders', { sliders: { home: [slide] } }, (c) => c.sliders.home, [slide]],
  [
    'disclaimers',
    { disclaimers: { vehicle: 'Pictures may differ.' } },
    (c) => c.disclaimers.vehicle,
    'Pictures may differ.',
  ],
  ['search filters', { listing: { filters: ['body', 'price'] } }, (c) => c.listing.filters, ['body', 'price']],
  [
    'sort options',
    { listing: { sortOptions: ['mostRelevant', 'latest'] } },
    (c) => c.listing.sortOptions,
    ['mostRelevant', 'latest'],
  ],
  [
    'vehicle page sections',
    { vehiclePage: { sections: ['features', 'blog'] } },
    (c) => c.vehiclePage.sections,
    ['features', 'blog'],
  ],
  [
    'locations',
    { locations: { title: 'Our Yards', layout: 'card', dark: true } },
    (c) => c.locations,
    { title: 'Our Yards', layout: 'card', dark: true },
  ],
  [
    'blog',
    { blog: { shown: false, title: 'From the workshop' } },
    (c) => c.blog,
    { shown: false, title: 'From the workshop' },
  ],
  [
    'finance',
    { finance: { calculator: { termMax: 5, termDefault: 5, interestLocked: true } } },
    (c) => [c.finance.calculator.termMax, c.finance.calculator.termDefault, c.finance.calculator.interestLocked],
    [5, 5, true],
  ],
  [
    'reviews',
    { reviews: { minRating: 4, hiddenIds: ['r-1'] } },
    (c) => [c.reviews.minRating, c.reviews.hiddenIds],
    [4, ['r-1']],
  ],
  [
    'contact',
    { contact: { email: 'sales@dealer.example', enquiry: { commentsRequired: false } } },
    (c) => [c.contact.email, c.contact.enquiry.commentsRequired],
    ['sales@dealer.example', false],
  ],
]

const identity = (slug: string) => ({ slug, template: 'plain', brand: null })

describe('configurable per site', () => {
  const resolver = new ConfigResolver({ templates: { plain: parseLayer({}) } })

  it.each(topics)('%s: one site overrides it, another keeps the default [PL-05]', (topic, settings, read, expected) => {
    const own = resolver.resolve({ site: identity(topic), version: 1, layer: parseLayer({ settings }) })
    const other = resolver.resolve({ site: identity('other'), version: 1 })
    expect(read(own)).toEqual(expected)
    expect(read(other)).toEqual(read(defaultConfig()))
    expect(read(other)).not.toEqual(expected)
  })

  it('stats: a group puts its own figures in the banner [PL-07]', () => {
    const items = [{ value: '12', label: 'Yards' }]
    const layer = parseLayer({ settings: { stats: { items } } })
    expect(resolver.resolve({ site: identity('group'), version: 1, layer }).stats.items).toEqual(items)
  })
})
