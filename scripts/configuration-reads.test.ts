import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listKeys } from '../config/site/list-keys.ts'
import { readsIn, readsOf, readsOfProgram, type WholeRead, wronglyMarked } from './configuration-reads.ts'

const keys = listKeys()
const reads = readsOfProgram(join(import.meta.dirname, '..'))

/** Each is looked at by hand: the file reads the group, and which of its keys follows from what it does there. */
const wholes: readonly WholeRead[] = [
  {
    file: 'domain/vehicles/vehicle-actions.ts',
    group: 'buttons',
    names: ['card', 'page', 'stickyHeader', 'mobileBar'],
  },
  // Handed on to what makes links of them.
  { file: 'domain/content/open-frame.server.ts', group: 'contact.phones', names: ['sms', 'whatsApp'] },
  { file: 'domain/listings/vehicle-card.ts', group: 'wording.tags' },
  { file: 'app/templates/theme-css.server.ts', group: 'theme.colour' },
  { file: 'app/listing/vehicle-grid.tsx', group: 'listing.promos' },
  { file: 'domain/listings/open-listing.server.ts', group: 'listing.filtersByKind' },
  {
    // The chosen one of them is handed on.
    file: 'domain/finance/calculator-bounds.ts',
    group: 'finance.providers.<id>',
    // oxfmt-ignore
    names: [
      'name', 'quotes.from', 'quotes.rates', 'quotes.url', 'minAmountCents', 'interestRange', 'fees', 'comparisonFallback',
      'disclaimer', 'apiKey',
    ],
  },
  {
    file: 'domain/vehicles/vehicle-actions.ts',
    group: 'buttons.labels',
    names: ['details', 'enquiry', 'testDrive', 'finance', 'reserve', 'tradeIn'],
  },
]

describe('the keys of the configuration', () => {
  const wrong = wronglyMarked(keys, reads, wholes)

  it('are read, or say that they are not built', () => {
    expect(wrong.unread, 'nothing reads these: mark them notBuilt, or build them').toEqual([])
  })

  it('say that they are not built only while nothing reads them', () => {
    expect(wrong.built, 'something reads these: take notBuilt off, then npm run docs').toEqual([])
  })

  it.each(wholes)('$group is read in $file', ({ file, group }) => {
    expect(readsOf(group, reads).map((read) => read.file)).toContain(file)
  })
})

describe('a planted key', () => {
  const plant = (path: string, notBuilt: boolean) => wronglyMarked([{ path, key: { notBuilt } }], reads, wholes)

  it.each([
    'listing.planted',
    'contact.phones.planted',
    'finance.providers.<id>.planted',
    'planted.columns',
    // Names that the source is full of, in groups that lack them.
    'disclaimers.name',
    'budget.length',
    'buttons.labels.call',
  ])('%s that nothing reads is noticed', (path) => {
    expect(plant(path, false)).toEqual({ unread: [path], built: [] })
    expect(plant(path, true)).toEqual({ unread: [], built: [] })
  })

  it.each(['listing.columns', 'theme.colour.ink', 'wording.noPriceText', 'vehiclePage.viewerDefault'])(
    '%s that is read, and says it is not built, is noticed',
    (path) => {
      expect(plant(path, true)).toEqual({ unread: [], built: [path] })
      expect(plant(path, false)).toEqual({ unread: [], built: [] })
    },
  )
})

describe('a read of a.b is found in', () => {
  it.each([
    'config.a.b',
    'config?.a!.b.length',
    "ctx.config['a'].b",
    '(config as Config).a.b',
    'const { b } = config.a',
    'const { b: other = 1 } = config.a',
    'const { a: { b } } = config',
    'const { a } = config; use(a.b)',
    'const part = config.a; use(part.b)',
    'const { a: { c, ...rest } } = config; use(rest.b)',
    'function f({ a }: Pick<Config, "a">) { return a.b }',
    'const f = ({ config: { a } }) => a.b',
    "const f = (part: Config['a']) => part.b",
    "const f = ({ b }: Pick<Config['a'], 'b'>) => b",
    'const view = <p>{config.a.b}</p>',
    'const { a } = open(); use(a.b)',
    'const words = (await open()).config.a.b',
    'const { a } = await open(); use(a.b)',
  ])('%s', (text) => {
    expect(readsOf('a.b', readsIn('some.tsx', text))).not.toEqual([])
  })

  it.each([
    'config.a.c',
    'config.b',
    'b',
    'const b = 1',
    'const { b } = config',
    'config.a[b]',
    'config.ab',
    "'config.a.b'",
    '// config.a.b',
  ])('nothing like %s', (text) => {
    expect(readsOf('a.b', readsIn('some.tsx', text))).toEqual([])
  })

  it.each([
    ['config.a[id].b', true],
    ['const entry = config.a[id]; use(entry.b)', true],
    ["const f = (entry: Config['a'][string]) => entry.b", true],
    ['config.a.b', false],
  ])('a collection: %s %s', (text, isFound) => {
    expect(readsOf('a.<id>.b', readsIn('some.tsx', text)).length > 0).toBe(isFound)
  })
})
