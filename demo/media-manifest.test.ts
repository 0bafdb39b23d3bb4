import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readManifest } from './media-manifest.ts'
import { type PictureView, referencePath, references } from './paint/reference-path.ts'
import { type ExteriorView, exteriorViews, spinView } from './paint/views.ts'

const manifest = Object.entries(readManifest())
const missing = (variant: string, view: PictureView): string[] =>
  references.map((reference) => referencePath(variant, view, reference)).filter((file) => !existsSync(file))

describe('the manifest of vehicles', () => {
  it('has every view of every variant, and the files are there', () => {
    for (const [variant, { views }] of manifest) {
      expect(Object.keys(views).toSorted(), variant).toEqual(exteriorViews.toSorted())
      expect(exteriorViews.flatMap((view) => missing(variant, view))).toEqual([])
    }
  })

  it('has every frame of every spin', () => {
    const spins = manifest.filter(([, { spin }]) => spin)
    expect(spins.length).toBeGreaterThan(10)
    for (const [variant, { spin }] of spins) {
      expect(spin!.frames, variant).toBe(spinView.frames)
      expect(Array.from({ length: spin!.frames }, (_, frame) => missing(variant, { frame })).flat()).toEqual([])
    }
  })

  it('says how large each picture is', async () => {
    const sizes = manifest.flatMap(([variant, { views }]) =>
      Object.entries(views).map(async ([view, { width, height }]) => {
        const file = await sharp(referencePath(variant, view as ExteriorView, 'black')).metadata()
        return file.width === width && file.height === height ? [] : [`${variant} ${view}`]
      }),
    )
    expect((await Promise.all(sizes)).flat()).toEqual([])
  })
})
