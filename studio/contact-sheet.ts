import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readManifest } from '../demo/media-manifest.ts'
import type { PaintColour } from '../demo/paint/colours.ts'
import { asSharp, paintPicture } from '../demo/paint/paint-picture.ts'
import type { ExteriorView } from '../demo/paint/views.ts'

/**
 * All stored vehicles on one sheet, to look at: node studio/contact-sheet.ts --out /tmp/sheet.png
 * A row for each variant, a column for each view; colours take turns.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '/tmp/contact-sheet.png' },
    only: { type: 'string' },
    colours: { type: 'string', default: 'white,red,graphite,blue,silver,black,yellow,green' },
    background: { type: 'string', default: '#dfe2e5' },
    width: { type: 'string', default: '300' },
  },
})

const width = Number(values.width)
const height = Math.round((width * 2) / 3)
const colours = values.colours.split(',') as PaintColour[]
const only = values.only?.split(',')
const rows = Object.entries(readManifest()).filter(([name]) => !only || only.includes(name))

async function tile(variant: string, view: ExteriorView, colour: string): Promise<Buffer> {
  const picture = await paintPicture({ variant, view, colour }, width)
  return asSharp(picture).flatten({ background: values.background }).png().toBuffer()
}

const tiles = await Promise.all(rows.flatMap(([variant, { views }], row) =>
  (Object.keys(views) as ExteriorView[]).map(async (view, column) => ({
    input: await tile(variant, view, colours[row % colours.length]!), left: column * width, top: row * height,
  }))))

const columns = Math.max(1, ...rows.map(([, { views }]) => Object.keys(views).length))
await sharp({ create: { width: columns * width, height: Math.max(1, rows.length) * height, channels: 3,
  background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(values.out)
process.stdout.write(`${rows.length} variants on ${values.out}\n`)
