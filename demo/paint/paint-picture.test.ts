import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readManifest } from '../media-manifest.ts'
import { referencePath, references } from './reference-path.ts'
import type { ExteriorView } from './views.ts'
import { paintPicture, type RawPicture } from './paint-picture.ts'

const manifest = readManifest()
let folder: string
let backdrop: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backdrop-'))
  backdrop = join(folder, 'green.png')
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#00ff00' } })
    .png()
    .toFile(backdrop)
})
afterAll(() => rm(folder, { recursive: true }))

const pixel = ({ data, width, height, channels }: RawPicture, x: number, y: number): number[] => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels
  return [...data.subarray(at, at + channels)]
}

/** The door of the car, in the side view. */
const door = (picture: RawPicture): number[] => pixel(picture, 0.44, 0.56)

describe('the stored pictures', () => {
  it.each(Object.entries(manifest))('has both references of every view of %s', (variant, { views, spin }) => {
    const frames = Array.from({ length: spin?.frames ?? 0 }, (_, frame) => ({ frame }))
    const missing = [...(Object.keys(views) as ExteriorView[]), ...frames]
      .flatMap((view) => references.map((reference) => referencePath(variant, view, reference)))
      .filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  })

  it.each(Object.entries(manifest))('knows the size of every still of %s', async (variant, { views }) => {
    for (const [view, size] of Object.entries(views))
      for (const reference of references)
        expect(await sharp(referencePath(variant, view as ExteriorView, reference)).metadata()).toMatchObject(size)
  })
})

describe('paintPicture', () => {
  const side = { variant: 'sedan-a', view: 'side' } as const

  it('keeps the surroundings transparent without a backdrop', async () => {
    const picture = await paintPicture({ ...side, colour: 'red' }, 600)
    expect(picture).toMatchObject({ width: 600, height: 400, channels: 4 })
    expect(pixel(picture, 0.02, 0.05)[3]).toBe(0)
    expect(door(picture)[3]).toBe(255)
  })

  it('stands on the backdrop with a soft shadow', async () => {
    const picture = await paintPicture({ ...side, colour: 'red', backdrop }, 600)
    expect(pixel(picture, 0.02, 0.05)).toEqual([0, 255, 0])
    const [red, green, blue] = pixel(picture, 0.5, 0.69) as [number, number, number]
    expect(green).toBeLessThan(160)
    expect(Math.max(red, blue)).toBeLessThan(60)
  })

  it('paints the doors in the colour that was asked for', async () => {
    const [red, green, blue] = door(await paintPicture({ ...side, colour: 'red' }, 600)) as [number, number, number]
    expect(red).toBeGreaterThan(100)
    expect(Math.max(green, blue)).toBeLessThan(70)
    const white = door(await paintPicture({ ...side, colour: 'white' }, 600)).slice(0, 3)
    expect(Math.min(...white)).toBeGreaterThan(160)
    const black = door(await paintPicture({ ...side, colour: 'black' }, 600)).slice(0, 3)
    expect(Math.max(...black)).toBeLessThan(45)
  })
})
