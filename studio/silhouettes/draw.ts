import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { referencePath } from '../../demo/paint/reference-path.ts'
import { views } from '../../demo/paint/views.ts'
import { type Mask, pathOf } from './contours.ts'
import { silhouettes } from './silhouettes.ts'

/**
 * Draws what stands in for missing pictures, and for bodies to choose from, out of the side views there are:
 * node studio/silhouettes/draw.ts. What takes paint, what is glass above it and what rolls below are a path each.
 */
const width = 900
const options = { scale: 600 / width, tolerance: 1, specks: 110 }

async function pixelsOf(variant: string, reference: 'black' | 'grey') {
  const { data, info } = await sharp(referencePath(variant, 'side', reference)).resize({ width }).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

async function silhouetteOf(variant: string): Promise<string> {
  const [black, grey] = await Promise.all([pixelsOf(variant, 'black'), pixelsOf(variant, 'grey')])
  const { height } = black
  // The wheels stand on this line; what lies below it is shadow.
  const ground = Math.round(views.side.ground * height) - 2
  const isSolid = (x: number, y: number): boolean => y < ground && black.data[(y * width + x) * 4 + 3]! > 252
  const isPainted = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4
    return isSolid(x, y) && grey.data[at + 1]! - black.data[at + 1]! > 14
  }
  const rows = Array.from({ length: ground }, (_, y) => y).filter(y => Array.from({ length: width }, (_, x) => x).some(x => isPainted(x, y)))
  const belt = (rows[0]! + rows.at(-1)!) / 2
  const part = (at: Mask['at']): string => pathOf({ width, height, at }, options)
  const paint = part(isPainted)
  const glass = part((x, y) => isSolid(x, y) && !isPainted(x, y) && y < belt)
  const rolling = part((x, y) => isSolid(x, y) && !isPainted(x, y) && y >= belt)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><g id="s" fill="currentColor" fill-rule="evenodd"><path opacity=".5" d="${paint}"/><path opacity=".22" d="${glass}"/><path opacity=".8" d="${rolling}"/></g></svg>\n`
}

const folder = new URL('../../public/silhouettes/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, variant] of Object.entries(silhouettes)) writeFileSync(new URL(`${name}.svg`, folder), await silhouetteOf(variant))
