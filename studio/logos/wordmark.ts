import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

/** Which cut of which family a dealer writes its name in. */
export type Face = readonly [family: 'figtree' | 'sora' | 'barlow-condensed' | 'public-sans', cut: string, file: string]

/** A name as outlines, so that it looks the same in a mail, a PDF and a browser that has none of the fonts. */
export function wordmark(text: string, [family, cut, file]: Face, size: number, tracking = 0): { path: string; width: number } {
  const packages = new URL('../../node_modules/@expo-google-fonts/', import.meta.url)
  const font = openSync(fileURLToPath(new URL(`${family}/${cut}/${file}.ttf`, packages))) as Font
  const scale = size / font.unitsPerEm
  const run = font.layout(text)
  let pen = 0
  const parts = run.glyphs.map((glyph, at) => {
    const outline = glyph.path.scale(scale, -scale).translate(pen, 0).toSVG()
    pen += run.positions[at]!.xAdvance * scale + tracking
    return outline
  })
  return { path: parts.join('').replaceAll(/\d+\.\d+/g, number => String(Math.round(Number(number) * 100) / 100)), width: pen - tracking }
}
