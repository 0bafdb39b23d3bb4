import type { Sharp } from 'sharp'

/** A picture's colours from top to bottom, in three bands: what stands there until it has come. */
export async function blurOf(picture: Sharp): Promise<string> {
  const pixels = await picture
    .clone()
    .resize({ width: 1, height: 3, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return pixels.toString('hex')
}
