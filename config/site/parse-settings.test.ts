import { describe, expect, it } from 'vitest'
import { Secret } from '../secret.ts'
import { ConfigError } from './config-error.ts'
import { parseLayer } from './parse-layer.ts'
import { parseSettings } from './parse-settings.ts'

function issuesOf(parse: () => unknown) {
  try {
    parse()
  } catch (error) {
    if (error instanceof ConfigError) return error.issues
    throw error
  }
  throw new Error('expected a refusal')
}

describe('parseSettings', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['an unknown topic', { listings: {} }, 'listings', /^unknown key; known here: contact, .*listing/],
    ['an unknown key', { listing: { colums: 4 } }, 'listing.colums', /^unknown key; known here: columns, /],
    ['an unknown nested key', { theme: { colour: { grund: '#fff' } } }, 'theme.colour.grund', /known here: ground/],
    ['a field of an inherited name', { listing: { constructor: 1 } }, 'listing.constructor', /^unknown key/],
    ['a prototype', JSON.parse('{"__proto__":{"listing":{}}}'), '__proto__', /^unknown key/],
    [
      'a text for a number',
      { listing: { columns: '4' } },
      'listing.columns',
      /^wants integer 1 to 6; .*received string/,
    ],
    ['a number out of bounds', { listing: { columns: 7 } }, 'listing.columns', /^wants integer 1 to 6/],
    ['a fraction for a count', { listing: { pageSize: 20.5 } }, 'listing.pageSize', /^wants integer/],
    ['an unknown choice', { theme: { scheme: 'dim' } }, 'theme.scheme', /^wants 'light' \| 'dark'/],
    ['a choice named twice', { buttons: { card: ['call', 'call'] } }, 'buttons.card', /names one twice/],
    ['a wrong part of a list', { buttons: { card: ['call', 'fax'] } }, 'buttons.card.1', /^wants list of/],
    [
      'a field too many in a list',
      { header: { nav: [{ label: 'A', href: '/', x: 1 }] } },
      'header.nav.0',
      /Unrecognized key/,
    ],
    ['a list for a group', { listing: [] }, 'listing', /^wants an object, got a list/],
    ['nothing for a group', { listing: null }, 'listing', /^wants an object, got null/],
    ['a null where a value must be', { listing: { columns: null } }, 'listing.columns', /^wants integer/],
    [
      'sort options without the first [SL-13]',
      { listing: { sortOptions: ['latest'] } },
      'listing.sortOptions',
      /mostRelevant/,
    ],
    [
      'a range the wrong way round',
      { listing: { promos: { randomOffset: [5, 3] } } },
      'listing.promos.randomOffset',
      /smaller/,
    ],
    ['a navigation item leading nowhere', { header: { nav: [{ label: 'A' }] } }, 'header.nav.0', /needs an href/],
    ['a bad id in a collection', { finance: { providers: { 'A b': {} } } }, 'finance.providers.A b', /^wants an id/],
    [
      'an inherited name as an id',
      { finance: { providers: { constructor: {} } } },
      'finance.providers.constructor',
      /wants an id/,
    ],
    [
      'an unknown field of an entry',
      { finance: { providers: { one: { nme: '' } } } },
      'finance.providers.one.nme',
      /unknown/,
    ],
    ['anything but an object', 'listing', '', /^wants an object, got string/],
  ])('refuses %s with its path [PL-04]', (_, input, path, message) => {
    const issues = issuesOf(() => parseSettings(input))
    expect(issues).toEqual([{ path, message: expect.stringMatching(message) }])
  })

  it('reports everything at once [PL-04]', () => {
    const input = { listing: { columns: 0, colums: 1 }, theme: { radius: -1 }, nonsense: true }
    const issues = issuesOf(() => parseSettings(input))
    expect(issues.map(({ path }) => path)).toEqual(['listing.columns', 'listing.colums', 'theme.radius', 'nonsense'])
  })

  it('never repeats a secret it refuses', () => {
    const issues = issuesOf(() => parseSettings({ leads: { webhookSecret: ['hunter2'] } }))
    expect(issues).toEqual([{ path: 'leads.webhookSecret', message: 'wants text | null' }])
  })

  it('makes a secret of a secret key at once, and takes one back', () => {
    const settings = parseSettings({ leads: { webhookSecret: 'hunter2' } })
    expect(settings.leads?.webhookSecret).toBeInstanceOf(Secret)
    expect(JSON.stringify(settings)).not.toContain('hunter2')
    const again = parseSettings(settings).leads?.webhookSecret
    expect(again instanceof Secret && again.reveal()).toBe('hunter2')
  })

  it('leaves its input alone and freezes its answer', () => {
    const input = { listing: { columns: 4, filters: ['make'] as const } }
    const settings = parseSettings(input)
    expect(settings).toEqual(input)
    expect([input, input.listing, input.listing.filters].some(Object.isFrozen)).toBe(false)
    expect([settings, settings.listing, settings.listing?.filters].every(Object.isFrozen)).toBe(true)
  })

  it('takes a missing value for nothing said', () => {
    expect(parseSettings({ listing: { columns: undefined } })).toEqual({ listing: {} })
  })
})

const rule = (when: unknown, set: unknown = {}) => ({ rules: [{ when, set }] })

describe('parseLayer', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['an unknown part', { setings: {} }, 'setings', /known here: settings, rules/],
    ['a bad setting', { settings: { listing: { columns: 9 } } }, 'settings.listing.columns', /^wants integer/],
    ['rules that are no list', { rules: {} }, 'rules', /^wants a list/],
    ['a rule that is no object', { rules: ['x'] }, 'rules.0', /^wants an object with when, set/],
    ['a rule without conditions', rule({}), 'rules.0.when', /^wants at least one of slug/],
    ['an unknown condition', rule({ slug: 'a', colour: 'red' }), 'rules.0.when.colour', /known here: slug/],
    ['a condition of nothing', rule({ slug: [] }), 'rules.0.when.slug', /^wants a text or a number/],
    ['a condition that is an object', rule({ location: {} }), 'rules.0.when.location', /^wants a text/],
    ['a misspelt car type', rule({ carType: 'usde' }), 'rules.0.when.carType', /^wants new, used, demo/],
    ['a misspelt item type', rule({ itemType: ['car', 'boat'] }), 'rules.0.when.itemType', /motorcycle/],
    ['an unknown key in a rule', rule({ slug: 'a' }, { x: 1 }), 'rules.0.set.x', /^unknown key/],
    ['a rule that sets nothing', { rules: [{ when: { slug: 'a' } }] }, 'rules.0.set', /^wants an object/],
  ])('refuses %s with its path [PL-04]', (_, input, path, message) => {
    const issues = issuesOf(() => parseLayer(input))
    expect(issues).toContainEqual({ path, message: expect.stringMatching(message) })
  })

  it.each(['location', 'address', 'make', 'carType', 'itemType', 'provider'])(
    'refuses a rule on %s that sets a key not per vehicle, with its path [PL-04]',
    (condition) => {
      const value = { carType: 'used', itemType: 'car' }[condition] ?? 'x'
      const message = expect.stringContaining(`rule on ${condition}: it is not a per-vehicle key`)
      const finance = { providers: { one: { name: 'One' } } }
      const set = { listing: { columns: 4 }, vehiclePage: { bottomBlock: false }, finance }
      expect(issuesOf(() => parseLayer(rule({ slug: 'a', [condition]: value }, set)))).toEqual([
        { path: 'rules.0.set.listing.columns', message },
        { path: 'rules.0.set.finance.providers.one.name', message },
      ])
    },
  )
})
