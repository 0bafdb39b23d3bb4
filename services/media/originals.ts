import sharp, { type Sharp } from 'sharp'
import type { MediaStore } from './media-store.ts'

/** More pixels than any camera a dealer has; a file that claims more is a bomb. */
const mostPixels = 50_000_000

/** Where pictures come from before they are cut to size. */
export interface Originals {
  /** The picture, at least this wide if it can be; null where there is none of this name. */
  open(id: string, width: number): Promise<Sharp | null>
}

export const storedOriginals = (store: MediaStore): Originals => ({
  open: async (id) => {
    const bytes = await store.read(id)
    return bytes && sharp(bytes, { limitInputPixels: mostPixels }).autoOrient()
  },
})

/** The first that has it. */
export const firstOf = (...sources: readonly Originals[]): Originals => ({
  open: async (id, width) => {
    for (const source of sources) {
      const found = await source.open(id, width)
      if (found) return found
    }
    return null
  },
})
