import sharp from 'sharp'
import { sharedSize } from '#domain/content/open-graph.ts'
import { hexColour } from '#domain/formats/hex-colour.ts'
import type { SiteMark } from '#domain/sites/site-mark.ts'
import { fontFile } from '../pdf/sheet-fonts.ts'

type Words = { text: string; ink: string; font: SiteMark['font']; width: number; height: number }

/** Set in a site's own font, as large as fits. */
function words({ text, ink, font, width, height }: Words): Promise<Buffer> {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const coloured = `<span foreground="${ink}">${safe}</span>`
  const { path: fontfile, name } = fontFile(font)
  return sharp({ text: { text: coloured, fontfile, font: name, width, height, rgba: true, align: 'centre' } })
    .png()
    .toBuffer()
}

/** A site's mark, filled to its edges: devices cut the corners as they like. */
export async function drawMark({ initial, ground, ink, font }: SiteMark, side: number): Promise<Buffer> {
  const room = Math.round(side * 0.5)
  const letter = await words({ text: initial, ink, font, width: room, height: room })
  return square(ground, side, side)
    .composite([{ input: letter }])
    .png()
    .toBuffer()
}

interface Card {
  readonly name: string
  readonly block: string
  readonly onBlock: string
  readonly font: SiteMark['font']
}

/** What is shown where a page without a picture is shared: the site's name, large, in its colours. */
export async function drawCard({ name, block, onBlock, font }: Card): Promise<Buffer> {
  const { width, height } = sharedSize
  const input = await words({ text: name, ink: hexColour(onBlock), font, width: width - 240, height: 220 })
  return square(hexColour(block), width, height).composite([{ input }]).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

const square = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
