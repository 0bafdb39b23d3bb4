import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Picture } from './camera-room.ts'

/** Writes an opaque picture as WebP at the best quality that keeps it within so many kilobytes. Answers its size in bytes. */
export async function writeWithin({ pixels, width, height }: Picture, path: string, kilobytes: number): Promise<number> {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  for (let quality = 84; ; quality -= 6) {
    const encoded = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (encoded.length > kilobytes * 1024 && quality > 40) continue
    await writeFile(path, encoded)
    return encoded.length
  }
}
