import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dealerships, sites } from './dealers.ts'
import { groupDealerships } from './dealers/group-dealerships.ts'
import { exteriorViews } from './paint/views.ts'
import { backdropNames, backdrops, facadeNames, makersBackdrop } from './places.ts'

const media = (file: string): string => fileURLToPath(new URL(`media/${file}`, import.meta.url))
const ofGroup = new Set(groupDealerships.map(({ slug }) => slug))
/** A group is one dealer, however many dealerships it has. */
const dealers = Map.groupBy(dealerships, ({ slug }) => (ofGroup.has(slug) ? 'the group' : slug))
const rowsOf = (of: (dealership: (typeof dealerships)[number]) => readonly string[]) =>
  [...dealers].flatMap(([dealer, own]) => [...new Set(own.flatMap(of))].map((place) => ({ dealer, place })))
const shared = (rows: readonly { place: string }[]): string[] =>
  [...Map.groupBy(rows, ({ place }) => place)].filter(([, users]) => users.length > 1).map(([place]) => place)

describe('the places of the demo’s dealers', () => {
  const photographed = rowsOf(({ backdrops: own }) => own)
  const seen = rowsOf(({ facades }) => facades)

  it('no two dealers photograph at the same place or have the same façade', () => {
    expect(shared(photographed)).toEqual([])
    expect(shared(seen)).toEqual([])
  })

  it.each([...dealers])('%s does not mix daylight and dark', (_, own) => {
    const lights = own.flatMap((dealership) => dealership.backdrops.map((name) => backdrops[name].light))
    expect(new Set(lights).size).toBe(1)
  })

  it('a dealership of the group photographs all its vehicles at one place', () =>
    expect(groupDealerships.filter((dealership) => dealership.backdrops.length > 1)).toEqual([]))

  it('every place that is drawn is somebody’s, and no dealer stands in the manufacturers’ room', () => {
    expect(photographed.map(({ place }) => place).toSorted()).toEqual(
      backdropNames.filter((name) => name !== makersBackdrop).toSorted(),
    )
    expect(seen.map(({ place }) => place).toSorted()).toEqual([...facadeNames].toSorted())
  })

  it.each(sites)(
    'the texts of $slug show vehicles where its dealerships photograph',
    ({ backdrop, dealerships: own }) =>
      expect(dealerships.filter(({ slug }) => own.includes(slug)).flatMap((each) => [...each.backdrops])).toContain(
        backdrop,
      ),
  )
})

describe('the pictures of places', () => {
  it.each(backdropNames)('%s is there for every view', (name) =>
    expect(
      exteriorViews.map((view) => `backdrops/${name}/${view}.webp`).filter((file) => !existsSync(media(file))),
    ).toEqual([]),
  )

  it.each(facadeNames)('the façade %s is there', (name) => expect(existsSync(media(`facades/${name}.webp`))).toBe(true))

  it.each(backdropNames)('the colours that stand for %s are near its own', async (name) => {
    const { data } = await sharp(media(`backdrops/${name}/front-34.webp`))
      .resize(3, 3, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { top, bottom } = backdrops[name]
    for (const [row, hex] of [
      [0, top],
      [2, bottom],
    ] as const) {
      const told = [...Buffer.from(hex, 'hex')]
      const drawn = told.map((_, channel) => data[row * 9 + 3 + channel]!)
      expect(Math.max(...told.map((value, at) => Math.abs(value - drawn[at]!))), `${hex} ${drawn.join()}`).toBeLessThan(
        40,
      )
    }
  })
})
