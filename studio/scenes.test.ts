import { describe, expect, it } from 'vitest'
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
    const backdrops = scenePictures.filter(({ file }) => file.startsWith('backdrops/')).map(({ file }) => file.split('/')[1]!)
    const counts = Object.values(Object.groupBy(backdrops, place => place)).map(files => files!.length)
    expect(counts).toEqual([7, 7, 7, 7])
  })

  it('keeps all scenes within fourteen megabytes', () => {
    const kilobytes = scenePictures.reduce((sum, picture) => sum + picture.kilobytes, 0)
    expect(kilobytes).toBeLessThan(14 * 1024)
  })
})
