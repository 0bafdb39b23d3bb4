import { describe, expect, it } from 'vitest'
import { configChecks } from './checks.ts'
import { ConfigResolver } from './config-resolver.ts'
import { failedChecks } from './failed-checks.ts'
import type { LayerInput } from './layer.ts'
import { listKeys } from './list-keys.ts'
import { parseLayer } from './parse-layer.ts'
import { templateLayers } from './template-layers.ts'

const resolver = new ConfigResolver({ templates: templateLayers() })
let version = 0
const failures = (layer: LayerInput, template = 'harbour') => {
  const site = { slug: 'a', template, brand: null }
  const config = resolver.resolve({ site, version: ++version, layer: parseLayer(layer) })
  const pages = new Set([...config.pages.own, ...config.pages.standard].map(({ path }) => path))
  return failedChecks(
    config,
    (href) => !href.startsWith('/') || pages.has(href) || /^\/(search\/.*|book-test-drive\/|models)?$/.test(href),
  )
}
const names = (layer: LayerInput) => failures(layer).map(({ name }) => name)
const calculator = (settings: object) => ({ finance: { calculator: settings } })
const regions = (...postcodes: string[]) => ({
  delivery: { regions: postcodes.map((each) => ({ name: each, priceCents: 0, postcodes: [each] })) },
})

/** What breaks each check, and what is just inside it. */
const cases: [string, object, object][] = [
  [
    'webhook secret',
    { leads: { webhookUrl: 'https://crm.example/' } },
    { leads: { webhookUrl: 'https://crm.example/', webhookSecret: 's3cret' } },
  ],
  [
    'credit of map pictures',
    { places: { tiles: { address: 'https://tiles.example/{z}/{x}/{y}' } } },
    { places: { tiles: { address: 'https://tiles.example/{z}/{x}/{y}', attribution: '© Tiles' } } },
  ],
  ['loan amounts', calculator({ amountDefaultCents: 99_999 }), calculator({ amountDefaultCents: 100_000 })],
  ['loan amounts', calculator({ amountMaxCents: 2_999_999 }), calculator({ amountMaxCents: 3_000_000 })],
  ['interest', calculator({ interestMin: 10.5 }), calculator({ interestMin: 10 })],
  ['interest', calculator({ interestMax: 9 }), calculator({ interestMax: 10 })],
  ['longest term', calculator({ termMax: 5 }), calculator({ termMax: 6 })],
  ['longest term', calculator({ terms: [6, 8] }), calculator({ terms: [6, 7] })],
  ['offered terms', calculator({ terms: [3, 5] }), calculator({ terms: [3, 5, 6] })],
  ['finance provider', { finance: { provider: 'one' } }, { finance: { provider: 'one', providers: { one: {} } } }],
  ['finance provider', { finance: { provider: 'constructor' } }, { finance: { provider: null } }],
  [
    'least amount of a provider',
    { finance: { providers: { one: { minAmountCents: 10_000_001 } } } },
    { finance: { providers: { one: { minAmountCents: 10_000_000 } } } },
  ],
  ...(['ourselves', 'service'] as const).map((from): [string, object, object] => [
    'quotes',
    { finance: { providers: { one: { quotes: { from } } } } },
    {
      finance: {
        providers: {
          one: {
            quotes: {
              from,
              ...(from === 'service'
                ? { url: 'https://lender.example/' }
                : { rates: [{ creditScore: 'GREAT', rate: 6.29 }] }),
            },
          },
        },
      },
    },
  ]),
  ['estimate', { finance: { estimate: { depositPercent: 70 } } }, { finance: { estimate: { depositPercent: 69 } } }],
  [
    'comparison example',
    { finance: { example: { rate: 6 } } },
    { finance: { example: { rate: 6, comparisonRate: 8 } } },
  ],
  [
    'price slider',
    { listing: { priceSlider: { minCents: 24_960_000 } } },
    { listing: { priceSlider: { minCents: 24_950_000 } } },
  ],
  ['budget', { budget: { depositCents: 10_000_001 } }, { budget: { depositCents: 10_000_000 } }],
  ['budget', { budget: { maxPriceCents: 6_999_999 } }, { budget: { maxPriceCents: 7_000_000 } }],
  ['promo places', { listing: { pageSize: 7 } }, { listing: { pageSize: 8 } }],
  [
    'navigation',
    { header: { nav: [{ label: 'A', href: '/nowhere' }] } },
    { header: { nav: [{ label: 'A', menu: 'stock' }] } },
  ],
  [
    'navigation',
    { header: { nav: [{ label: 'A', items: [{ label: 'B', href: '/pages/b' }] }] } },
    { header: { nav: [{ label: 'A', href: 'https://b.example' }] } },
  ],
  [
    'footer',
    { footer: { groups: [{ title: 'A', items: [{ label: 'B', href: '/b' }] }] } },
    { footer: { groups: [{ title: 'A', items: [{ label: 'B', href: '/finance' }] }] } },
  ],
  ['finance link', { finance: { link: '/loans' } }, { finance: { link: 'https://loans.example' } }],
  ['cleared filters', { listing: { clearFiltersTarget: '/loans' } }, { listing: { clearFiltersTarget: 'listing' } }],
  [
    'paths of pages',
    { pages: { own: [1, 2].map(() => ({ path: '/a', title: 'A', sections: [{ type: 'slider' }] })) } },
    { pages: { own: [{ path: '/finance', title: 'A', sections: [{ type: 'slider' }] }] } },
  ],
  [
    'button of the popup',
    { banners: { popup: { buttonLabel: 'Go' } } },
    { banners: { popup: { buttonLabel: 'Go', buttonHref: '/finance' } } },
  ],
  [
    'chat service',
    { contact: { chat: { script: 'https://chat.example/w.js' } } },
    { contact: { chat: { script: 'https://chat.example/w.js' } }, outsideHosts: { chat: ['https://chat.example'] } },
  ],
  [
    'redirects that go round',
    {
      redirects: {
        paths: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a' },
        ],
      },
    },
    {
      redirects: {
        paths: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/finance' },
        ],
      },
    },
  ],
  [
    'redirects to other hosts',
    { redirects: { paths: [{ from: '/a', to: 'https://b.example/' }] } },
    { redirects: { paths: [{ from: '/a', to: 'https://b.example/' }], hosts: ['https://b.example'] } },
  ],
  ['delivery regions', regions('4000-4179', '4000'), regions('4000-4179', '4180')],
  ['delivery regions', regions('4000-4179', '3900-4000'), regions('4000-4179', '3900-3999')],
  ['hosted search', { search: { host: 'https://s.example' } }, { search: { host: 'https://s.example', apiKey: 'k' } }],
  ['watchlist', { features: { watchlist: true } }, { features: { watchlist: true, signIn: true } }],
]

describe('keys that contradict each other', () => {
  it.each(cases)('%s: %j fails, %j does not [PL-04]', (name, bad, good) => {
    expect([names({ settings: bad }), names({ settings: good })]).toEqual([[name], []])
  })

  it.each(configChecks)('$name has a case here, and names keys there are', ({ name, keys }) => {
    expect(cases.map(([each]) => each)).toContain(name)
    const known = listKeys().map(({ path }) => path)
    expect(keys.filter((key) => !known.some((path) => path === key || path.startsWith(`${key}.<id>`)))).toEqual([])
  })

  it.each(Object.keys(templateLayers()))('a site that sets nothing has none, in the template %s', (template) => {
    expect(failures({}, template)).toEqual([])
  })

  it('are found where a rule for some vehicles makes them, and named with those [PL-04]', () => {
    const rule = { when: { make: ['Kia', 'MG'] }, set: calculator({ amountMinCents: 4_000_000 }) }
    expect(failures({ rules: [rule] })).toMatchObject([
      { name: 'loan amounts', message: expect.stringMatching(/must ascend, also for vehicles of make kia or mg$/) },
    ])
    const always = failures({ settings: calculator({ amountMinCents: 4_000_000 }), rules: [rule] })
    expect(always.map(({ message }) => message)).toEqual([expect.stringMatching(/must ascend$/)])
  })
})
