import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dealerships, sites } from './dealers.ts'
import { groupDealerships } from './dealers/group-dealerships.ts'
import { exteriorViews } from './paint/views.ts'
import { ranges } from './catalogue.ts'
import { currentModels } from './current-models.ts'
import { picture } from './pictures.ts'
import { backdropNames, backdrops, facadeNames, isBackdrop, makersBackdrop } from './places.ts'

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

describe('what a site shows besides its stock', () => {
  const isDark = ({ layer }: (typeof sites)[number]): boolean => layer.settings?.theme?.scheme === 'dark'
  const placeIn = (address: string): string => address.split('/').at(-1)!

  it.each(sites.filter(isDark))('a dark site shows its models in the dark: $slug', ({ layer, dealerships: own }) => {
    const sold = dealerships.filter(({ slug }) => own.includes(slug)).flatMap(({ range }) => [...ranges[range]])
    const shown = new Map(layer.settings?.models?.entries?.map(({ model, image }) => [model, image]))
    const light = currentModels(sold).filter(({ slug }) => {
      const place = placeIn(shown.get(slug) ?? makersBackdrop)
      return !isBackdrop(place) || backdrops[place].light !== 'dark'
    })
    expect(light.map(({ slug }) => slug)).toEqual([])
  })

  it.each(sites.filter(isDark))('no text of a dark site has a cabin in daylight: $slug', ({ content, backdrop }) => {
    const pictured = [content.slides, content.posts, content.promos, content.offers].flat()
    expect(pictured.filter((each) => picture(each.picture, backdrop).includes('/interiors/'))).toEqual([])
  })

  it('no two slides of the demo have the same picture', () => {
    const scenes = sites.flatMap(({ content, backdrop }) =>
      content.slides.map((each) => picture(each.picture, backdrop)),
    )
    expect(shared(scenes.map((place) => ({ place })))).toEqual([])
  })
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
