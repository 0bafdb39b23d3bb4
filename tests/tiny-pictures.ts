import sharp from 'sharp'
import type { Originals } from '../services/media/originals.ts'

const tiny = sharp({ create: { width: 60, height: 40, channels: 3, background: '#667788' } })
  .png()
  .toBuffer()

/**
 * A picture of every name, small: pages are made to be looked at as ever, but to cut and compress the demo's large ones
 * for each of them would take half of a test run.
 */
export const tinyPictures: Originals = { open: async () => sharp(await tiny) }
