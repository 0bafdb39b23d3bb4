import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import { makeKindFacts } from './kind-facts.ts'

const models = (is: (entry: CatalogueModel) => boolean) =>
  catalogue.filter(is).flatMap((entry) => entry.badges.map((_, badge) => ({ entry, badge })))
const factsOf = (model: string, badge = 0) => {
  const entry = catalogue.find((each) => each.model === model)!
  return makeKindFacts({ entry, badge }, 3, 45_000)
}

describe('the figures of the catalogue', () => {
  it.each<[string, (entry: CatalogueModel) => boolean, string[]]>([
    [
      'electric',
      ({ fuel }) => fuel === 'Electric' || fuel === 'PHEV',
      ['rangeKm', 'batteryKwh', 'acKw', 'batteryHealth'],
    ],
    ['motorcycle', ({ itemType }) => itemType === 'motorcycle', ['seatHeightMm']],
    ['truck', ({ itemType }) => itemType === 'truck', ['gvmKg', 'axles']],
    [
      'ute',
      ({ itemType, body }) => itemType === 'car' && (body === 'ute' || body === 'cabChassis'),
      ['cab', 'towingKg', 'payloadKg'],
    ],
  ])('say of every %s what is asked of it [SL-34]', (_, is, names) => {
    const all = models(is)
    expect(all.length).toBeGreaterThan(10)
    const lacking = all.filter((each) => {
      const facts: Record<string, unknown> = makeKindFacts(each, 3, 45_000)
      return names.some((name) => facts[name] === undefined || facts[name] === null)
    })
    expect(lacking.map(({ entry }) => entry.model)).toEqual([])
  })

  it.each<[string, number, boolean | null]>([
    ['Ninja 400', 0, true],
    ['MT-07', 0, true],
    ['MT-07', 1, false],
    ['S 1000 RR', 0, false],
    ['Hayabusa', 1, false],
    ['Ninja 650', 1, null],
  ])('say whether learners may ride a %s of badge %i: %j [SL-34]', (model, badge, is) =>
    expect(factsOf(model, badge).learnerApproved).toBe(is),
  )

  it('say what a battery still holds only of one that has been used', () => {
    const entry = catalogue.find(({ model }) => model === 'Atto 3')!
    const health = (age: number, km: number) => makeKindFacts({ entry, badge: 0 }, age, km).batteryHealth
    expect([health(0, 12), health(1, 20), health(3, 50_000), health(20, 400_000)]).toEqual([
      undefined,
      undefined,
      94,
      78,
    ])
  })

  it('a badge that names its cab has it', () => {
    const chassis = catalogue.find(({ model, body }) => model === 'D-MAX' && body === 'cabChassis')!
    expect([0, 1].map((badge) => makeKindFacts({ entry: chassis, badge }, 1, 0).cab)).toEqual([
      'Single Cab',
      'Extra Cab',
    ])
  })
})
