import { describe, expect, it } from 'vitest'
import { exteriorViews } from '../demo/paint/views.ts'
import { backdropNames } from '../demo/places.ts'
import { motorcycleNames } from './motorcycles.ts'
import { scenePictures } from './scenes.ts'
import { variantNames } from './variants.ts'

const subjects = new Set<string>([...variantNames, ...motorcycleNames])

describe('the table of scenes', () => {
  it('gives every picture a file of its own', () => {
    const files = scenePictures.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })

  it('puts only vehicles into a scene that the studio can build', () => {
    const used = scenePictures.flatMap(({ request }) => ('family' in request ? [] : (request.vehicles ?? []).map(({ subject }) => subject)))
    expect(used.filter(subject => !subjects.has(subject))).toEqual([])
  })

  it('has a backdrop of every place for every camera', () => {
    const files = new Set(scenePictures.map(({ file }) => file))
    const wanted = backdropNames.flatMap(place => exteriorViews.map(view => `backdrops/${place}/${view}.webp`))
    expect(wanted.filter(file => !files.has(file))).toEqual([])
  })

  it('keeps all scenes within twenty-three megabytes', () => {
    const kilobytes = scenePictures.reduce((sum, picture) => sum + picture.kilobytes, 0)
    expect(kilobytes).toBeLessThan(23 * 1024)
  })
})
