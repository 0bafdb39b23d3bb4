import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Originals } from '#services/media/originals.ts'
import { isPaintColour } from './paint/colours.ts'
import { asSharp, paintPicture } from './paint/paint-picture.ts'
import { readManifest } from './media-manifest.ts'
import { isBackdrop } from './places.ts'
import type { ExteriorView } from './paint/views.ts'

const folder = fileURLToPath(new URL('media/', import.meta.url))

/** studio/{variant}/{view}/{colour}/{backdrop}: a vehicle painted when it is asked for. */
const painted = /^studio\/(?<variant>[a-z-]+)\/(?<view>[a-z0-9-]+)\/(?<colour>[a-z-]+)\/(?<backdrop>[a-z-]+)$/
/** Banners, buildings and interiors, as they were drawn. */
const drawn = /^(?:heroes|facades|interiors)\/[a-z0-9-]+$/

/** The demo's pictures. Vehicles are stored once, without colour, and painted on the first request. */
export function demoOriginals(): Originals {
  const manifest = readManifest()
  return {
    open: async (id, width) => {
      if (drawn.test(id)) return existing(join(folder, `${id}.webp`))
      const { variant, view, colour, backdrop } = painted.exec(id)?.groups ?? {}
      if (!variant || !view || !colour || !backdrop) return null
      const paint = colour.replaceAll('-', ' ')
      const spin = /^spin-(\d\d)$/.exec(view)
      const entry = manifest[variant]
      const size = spin
        ? Number(spin[1]) < (entry?.spin?.frames ?? 0)
          ? entry?.spin
          : undefined
        : entry?.views[view as ExteriorView]
      if (!size || !isPaintColour(paint) || !isBackdrop(backdrop)) return null
      // A walk round begins as the photo from the front corner, on the same ground.
      const file = join(folder, 'backdrops', backdrop, `${spin ? 'front-34' : view}.webp`)
      const request = {
        variant,
        view: spin ? { frame: Number(spin[1]) } : (view as ExteriorView),
        colour: paint,
        backdrop: file,
      }
      return asSharp(await paintPicture(request, Math.min(width, size.width)))
    },
  }
}

async function existing(file: string) {
  const picture = sharp(file)
  return picture.metadata().then(
    () => picture,
    () => null,
  )
}
