import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Reference } from '../../demo/paint/reference-path.ts'
import type { Picture } from './camera-room.ts'

const qualities = { still: 80, spin: 74 } as const
/** What a file may weigh; the quality gives way, down to where it would show. */
const kilobytes = { still: 90, spin: 18 } as const
const lowest = 56

/** The black reference's outline and shadow are the ones that are used; coarser steps would show as rings in the shadow. */
const alphaQualities: Record<Reference, number> = { black: 90, grey: 30 }

export type PictureFile = { path: string; kind: keyof typeof qualities; reference: Reference }

/** Writes a cut-out. The colours at its edge are taken out of their premultiplication, or they would leave a dark rim. */
export async function writePicture({ pixels, width, height }: Picture, { path, kind, reference }: PictureFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const image = sharp(unpremultiplied(pixels), { raw: { width, height, channels: 4 } })
  for (let quality = qualities[kind]; ; quality -= 6) {
    const options = { quality, alphaQuality: alphaQualities[reference], effort: 4 }
    const encoded = await image.clone().webp(options).toBuffer()
    if (encoded.length > kilobytes[kind] * 1024 && quality - 6 >= lowest) continue
    await writeFile(path, encoded)
    return
  }
}

function unpremultiplied(pixels: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    for (let channel = at; channel < at + 3; channel++)
      plain[channel] = alpha === 0 ? 0 : Math.min(255, Math.round((pixels[channel]! * 255) / alpha))
    plain[at + 3] = alpha
  }
  return plain
}
