import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { topBanner } from './vehicle-page-banner.ts'

const defaults = defaultConfig()
const offer = 'Drive away by Friday'
const config = (text: string | null, href: string | null = null) => ({
  banners: { ...defaults.banners, vehicleTop: { text, href } },
  pages: { own: [], standard: [{ path: '/finance', title: 'Finance', sections: [] }] },
})

it.each([
  ['in stock, with a link', 'in_stock', config(offer, '/finance'), { text: offer, href: '/finance' }],
  ['in stock, without a link', 'in_stock', config(offer), { text: offer, href: null }],
  [
    'in stock, with a link to another site',
    'in_stock',
    config(offer, 'https://example.com/eofy'),
    { text: offer, href: 'https://example.com/eofy' },
  ],
  [
    'in stock, with a link to a page the site does not have',
    'in_stock',
    config(offer, '/eofy'),
    { text: offer, href: null },
  ],
  ['coming soon', 'coming_soon', config(offer, '/finance'), { text: offer, href: '/finance' }],
] as const)('a vehicle %s, has the top banner [VD-01]', (_, status, given, banner) =>
  expect(topBanner(status, given)).toEqual(banner),
)

it.each([
  ['sold', 'sold', config(offer, '/finance')],
  ['on hold', 'on_hold', config(offer, '/finance')],
  ['removed', 'removed', config(offer, '/finance')],
  ['in stock on a site without words for it', 'in_stock', config(null, '/finance')],
] as const)('a vehicle %s has no top banner [VD-01]', (_, status, given) => expect(topBanner(status, given)).toBeNull())

it('says nothing unless the site asks for it', () => expect(topBanner('in_stock', defaults)).toBeNull())
