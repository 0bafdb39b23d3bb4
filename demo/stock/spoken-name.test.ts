import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { spokenBadge, spokenSeries } from './spoken-name.ts'

describe('a vehicle’s name', () => {
  it.each<[string, string, string | null]>([
    ['Corolla', 'ZR', 'ZR'],
    ['Ranger Raptor', 'Ranger Raptor', null],
    ['CMX500 Rebel', 'Rebel', null],
    ['CMX500 Rebel', 'Rebel S', 'S'],
    ['Panigale V4', 'V4 S', 'S'],
    ['Outback', 'AWD Touring', 'AWD Touring'],
  ])('says nothing twice: %s of badge %s is %j', (model, badge, said) => expect(spokenBadge(model, badge)).toBe(said))

  it.each<[string, string, string | null]>([
    ['ZWE219R', 'ZR', null],
    ['PX MkIII', 'XL', null],
    ['Outback', '16 Camper', 'Outback'],
    ['Prince', '19 Prince', null],
  ])('leaves a maker’s codes out: %s of badge %s is %j', (series, badge, said) =>
    expect(spokenSeries(series, badge)).toBe(said),
  )

  it('has no word twice in a row, whatever the catalogue sells', () => {
    const names = catalogue.flatMap(({ make, model, series, badges }) =>
      badges.map((badge) =>
        [make, model, spokenBadge(model, badge), spokenSeries(series, badge)].filter(Boolean).join(' '),
      ),
    )
    expect(names.filter((name) => /(?<!\S)(\S+) \1(?!\S)/i.test(name))).toEqual([])
  })
})
