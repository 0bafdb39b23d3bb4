import { describe, expect, it } from 'vitest'
import { listKeys } from '../list-keys.ts'
import { convert, move, retire, type Change } from './changes.ts'
import { currentStep, upgradeSteps } from './steps.ts'
import { upgradeLayer } from './upgrade-layer.ts'

const upgraded = (settings: unknown, changes: Change[], schemaVersion = 0) =>
  upgradeLayer({ settings, rules: [], schemaVersion }, [{ name: 'one', changes }]).settings

const double = (value: unknown) => (typeof value === 'number' ? value * 2 : value)

describe('a step of an upgrade', () => {
  it.each<[string, unknown, Change, unknown]>([
    ['renames a key', { a: { b: 1, c: 2 } }, move('a.b', 'a.d'), { a: { d: 1, c: 2 } }],
    [
      'moves a key to a group there was not',
      { a: { b: 1, c: 2 } },
      move('a.b', 'x.y.b'),
      { a: { c: 2 }, x: { y: { b: 1 } } },
    ],
    ['takes an emptied group away', { a: { b: { c: 1 } } }, move('a.b.c', 'd'), { d: 1 }],
    ['converts what it moves', { a: 2 }, move('a', 'b', double), { b: 4 }],
    ['converts in place', { a: { b: 2, c: 3 } }, convert('a.b', double), { a: { b: 4, c: 3 } }],
    ['hands on what it cannot convert, to be refused', { a: 'two' }, move('a', 'b', double), { b: 'two' }],
    ['moves a null as it is', { a: null }, move('a', 'b', double), { b: null }],
    ['retires a key', { a: 1, b: 2 }, retire('a', 'nobody used it'), { b: 2 }],
    [
      'reaches every entry of a collection',
      { p: { x: { a: 1 }, y: { a: 2 } } },
      move('p.*.a', 'p.*.b'),
      { p: { x: { b: 1 }, y: { b: 2 } } },
    ],
    ['leaves a layer that lacks the key', { b: 1 }, move('a.b', 'c'), { b: 1 }],
    ['never writes over a value', { a: 1, b: 2 }, move('a', 'b'), { a: 1, b: 2 }],
    ['never writes through one that is no group', { a: 1, b: 2 }, move('a', 'b.c'), { a: 1, b: 2 }],
    ['leaves what is no object', ['a'], move('a', 'b'), ['a']],
    ['does not mistake what every object has for a key', {}, move('constructor', 'b'), {}],
  ])('%s [PL-04]', (_, settings, change, expected) => {
    const before = structuredClone(settings)
    expect(upgraded(settings, [change])).toEqual(expected)
    expect(settings, 'the stored layer stays as it is').toEqual(before)
  })

  it('is made to what rules set, too, and tells what was retired, with the reason [PL-04]', () => {
    const rules = [{ when: { slug: 'a' }, set: { old: 1, gone: 2 } }, 'no rule', { when: { slug: 'b' } }]
    const changes = [move('old', 'new'), retire('gone', 'the page went')]
    const layer = upgradeLayer({ settings: { gone: 3 }, rules, schemaVersion: 0 }, [{ name: 'one', changes }])
    expect(layer.rules).toEqual([{ when: { slug: 'a' }, set: { new: 1 } }, 'no rule', { when: { slug: 'b' } }])
    expect(layer.retired).toEqual([
      { path: 'settings.gone', message: 'retired: the page went' },
      { path: 'rules.0.set.gone', message: 'retired: the page went' },
    ])
  })
})

describe('a layer goes through the steps it has not been through, in order', () => {
  const steps = [
    { name: 'one', changes: [move('a', 'b')] },
    { name: 'two', changes: [move('b', 'c', double)] },
  ]
  it.each<[number, unknown, unknown]>([
    [0, { a: 1 }, { c: 2 }],
    [1, { a: 1, b: 1 }, { a: 1, c: 2 }],
    [2, { a: 1, b: 1 }, { a: 1, b: 1 }],
    [3, { a: 1, b: 1 }, { a: 1, b: 1 }],
  ])('from step %d [PL-04]', (schemaVersion, settings, expected) => {
    expect(upgradeLayer({ settings, rules: [], schemaVersion }, steps).settings).toEqual(expected)
  })
})

describe('the steps', () => {
  const names = upgradeSteps.map(({ name }) => name)
  // Code older than the first step drops a layer it cannot read as a whole, so what that one moved shows nothing there.
  const changes = upgradeSteps.slice(1).flatMap((step) => step.changes)
  const guarding = new Set(
    listKeys().flatMap(({ path, key }) => (key.whenRefused === undefined ? [] : [path.replaceAll('<id>', '*')])),
  )

  it('have names of their own and are counted', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(currentStep).toBe(names.length)
  })

  // Older code that runs beside would not find a filter under its new name, and show everything.
  it('never move what holds something back', () => {
    const moved = changes.flatMap(({ from, to }) => (to !== undefined && to !== from ? [to] : []))
    expect(moved.filter((to) => guarding.has(to))).toEqual([])
  })
})
