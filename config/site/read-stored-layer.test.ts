import { describe, expect, it } from 'vitest'
import { readStoredLayer } from './read-stored-layer.ts'
import { currentStep } from './upgrades/steps.ts'

const stored = (settings: unknown, rules: unknown = [], schemaVersion = currentStep) => ({
  settings,
  rules,
  schemaVersion,
})
const pathsOf = (refused: readonly { path: string }[]) => refused.map(({ path }) => path)

const phone = { contact: { phones: { main: '07 5550 1100' } } }
const noStock = { listing: { stockFilter: 'location_id IN []' } }

describe('a stored layer', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['a topic nobody knows', { ...phone, old: { a: 1 } }, phone, ['settings.old']],
    [
      'a key nobody knows',
      { ...phone, listing: { colums: 4, columns: 4 } },
      { ...phone, listing: { columns: 4 } },
      ['settings.listing.colums'],
    ],
    [
      'a wrong type',
      { ...phone, listing: { columns: '4', pageSize: 9 } },
      { ...phone, listing: { pageSize: 9 } },
      ['settings.listing.columns'],
    ],
    [
      'a wrong part of a list',
      { ...phone, buttons: { card: ['call', 'fax'], page: ['call'] } },
      { ...phone, buttons: { page: ['call'] } },
      ['settings.buttons.card.1'],
    ],
    ['a group that is none', { ...phone, wording: 'x' }, { ...phone, wording: {} }, ['settings.wording']],
    [
      'a bad entry of a collection',
      { finance: { providers: { 'A b': {}, one: { name: 'One', x: 1 } } } },
      { finance: { providers: { one: { name: 'One' } } } },
      ['settings.finance.providers.A b', 'settings.finance.providers.one.x'],
    ],
    [
      'a collection that is none',
      { finance: { providers: 3, link: '/loans' } },
      { finance: { link: '/loans' } },
      ['settings.finance.providers'],
    ],
  ])('loses %s and nothing else [PL-04]', (_, settings, expected, paths) => {
    const { layer, refused } = readStoredLayer(stored(settings))
    expect(layer.settings).toEqual(expected)
    expect(pathsOf(refused)).toEqual(paths)
  })

  it.each<[string, unknown, unknown[], string[]]>([
    [
      'a bad key of a rule goes alone',
      { when: { slug: 'a' }, set: { ...phone, listing: { columns: 'x' } } },
      [{ ...phone, listing: {} }],
      ['rules.0.set.listing.columns'],
    ],
    [
      'a key not per vehicle goes alone',
      { when: { make: 'Kia' }, set: { ...phone, listing: { columns: 4 } } },
      [{ ...phone, listing: {} }],
      ['rules.0.set.listing.columns'],
    ],
    [
      'an unknown condition takes the rule',
      { when: { slug: 'a', colour: 'red' }, set: phone },
      [],
      ['rules.0.when.colour'],
    ],
    [
      'a condition without a sense takes the rule',
      { when: { carType: ['used', 'usde'] }, set: phone },
      [],
      ['rules.0.when.carType'],
    ],
    ['no condition takes the rule', { when: {}, set: phone }, [], ['rules.0.when']],
    [
      'a part nobody knows takes the rule',
      { when: { slug: 'a' }, unless: { slug: 'b' }, set: phone },
      [],
      ['rules.0.unless'],
    ],
    ['a rule that sets nothing sets nothing', { when: { slug: 'a' } }, [{}], ['rules.0.set']],
    ['what is no rule is none', 'x', [], ['rules.0', 'rules.0.when', 'rules.0.set']],
  ])('%s; the rule beside it holds [PL-04]', (_, rule, expected, paths) => {
    const good = { when: { slug: 'b' }, set: { blog: { shown: false } } }
    const { layer, refused } = readStoredLayer(stored({}, [rule, good]))
    expect(layer.rules.map(({ set }) => set)).toEqual([...expected, good.set])
    expect(pathsOf(refused)).toEqual(paths)
  })

  it('that has no list of rules keeps its settings [PL-04]', () => {
    const { layer, refused } = readStoredLayer(stored(phone, {}))
    expect([layer, pathsOf(refused)]).toEqual([{ settings: phone, rules: [] }, ['rules']])
  })
})

describe('what holds something back holds all of it back where it cannot be read [part of PL-08]', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a stock filter',
      { listing: { stockFilter: ['make = Kia'], columns: 4 } },
      { listing: { ...noStock.listing, columns: 4 } },
    ],
    [
      'a group that may have had one',
      { listing: [] },
      { listing: { ...noStock.listing, includeSoldCarsDays: 0, stockVisibility: 1 } },
    ],
    ['the reach of the stock', { listing: { stockVisibility: 'own' } }, { listing: { stockVisibility: 1 } }],
    [
      'the days of sold vehicles',
      { listing: { includeSoldCarsDays: 'none' } },
      { listing: { includeSoldCarsDays: 0 } },
    ],
    ['the least rating', { reviews: { minRating: '4' } }, { reviews: { minRating: 5 } }],
    [
      'the end of a popup',
      { banners: { popup: { title: 'Sale', expires: 'soon' } } },
      { banners: { popup: { title: 'Sale', expires: '1970-01-01' } } },
    ],
    ['the record of events', { analytics: { recordEvents: 'no' } }, { analytics: { recordEvents: false } }],
    ['the share of visits measured', { analytics: { vitalsPercent: 'none' } }, { analytics: { vitalsPercent: 0 } }],
  ])('%s', (_, settings, expected) => {
    expect(readStoredLayer(stored(settings)).layer.settings).toEqual(expected)
  })

  it.each<[string, unknown, unknown]>([
    ['where its readable conditions hold', { slug: 'a', colour: 'red' }, { slug: ['a'] }],
    ['everywhere, if none is', { colour: 'red' }, {}],
    [
      'wherever a condition that is only partly readable could',
      { slug: ['a', {}], template: 'harbour' },
      { template: ['harbour'] },
    ],
    ['on the whole site, if it was for some vehicles', { slug: 'a', make: 'Kia', colour: 'red' }, { slug: ['a'] }],
  ])('a rule that cannot be read, and sets such a key: %s', (_, when, expected) => {
    const rule = { when, set: { ...phone, listing: { stockFilter: 'make = Kia', columns: 4 } } }
    expect(readStoredLayer(stored({}, [rule])).layer.rules).toEqual([{ when: expected, set: noStock, scope: 'site' }])
  })
})

describe('a process that has read the layer before', () => {
  const before = readStoredLayer(
    stored(
      {
        contact: { phones: { main: '07 5550 1100', service: '07 5550 1180' }, email: 'a@b.example' },
        listing: { columns: 4, stockFilter: 'make = Kia' },
      },
      [{ when: { make: 'Kia' }, set: { tags: { fuel: true } } }],
    ),
  ).layer
  const after = (settings: unknown, rules: unknown = [], schemaVersion = currentStep) =>
    readStoredLayer(stored(settings, rules, schemaVersion), before).layer

  it.each<[string, unknown, unknown]>([
    [
      'keeps what it had of a key that is now refused',
      { contact: { phones: { main: 7 } } },
      { contact: { phones: { main: '07 5550 1100' } } },
    ],
    [
      'takes what is good beside it',
      { contact: { phones: { main: 7 }, email: 'c@d.example' } },
      { contact: { phones: { main: '07 5550 1100' }, email: 'c@d.example' } },
    ],
    ['does not keep what is no longer set', { old: 1 }, {}],
    [
      'keeps a group that is refused',
      { contact: 'x' },
      { contact: { ...before.settings.contact, chat: { off: true } } },
    ],
    [
      'does not keep a filter that is now refused: the new one may hide more',
      { listing: { stockFilter: 1, columns: 'x' } },
      { listing: { ...noStock.listing, columns: 4 } },
    ],
  ])('%s [PL-04]', (_, settings, expected) => {
    expect(after(settings)).toEqual({ settings: expected, rules: [] })
  })

  it('keeps what it cannot find any more in a layer of newer code, since it may have moved [PL-04]', () => {
    const newer = { contact: { numbers: { main: '07 5550 1100' } }, listing: { columns: 5, stockFilter: 'make = MG' } }
    const rules = [{ when: { make: 'Kia' }, set: { tagging: { fuel: true } } }]
    expect(after(newer, rules, currentStep + 1)).toEqual({
      settings: { ...before.settings, listing: { columns: 5, stockFilter: 'make = MG' } },
      rules: before.rules,
    })
  })

  it('takes a layer of newer code as it is where all of it can be read [PL-04]', () => {
    expect(after(phone, [], currentStep + 1)).toEqual({ settings: phone, rules: [] })
  })
})
