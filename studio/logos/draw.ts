import { mkdirSync, writeFileSync } from 'node:fs'
import { type Logo, logos } from './logos.ts'
import { wordmark } from './wordmark.ts'

/** Draws every dealer's logo for light and for dark grounds, and its icon: node studio/logos/draw.ts */
const folder = new URL('../../public/demo/logos/', import.meta.url)
mkdirSync(folder, { recursive: true })

const height = 40
const gap = 11

const coloured = (mark: string, { a, b }: Logo['light']): string => mark.replaceAll('{a}', a).replaceAll('{b}', b)

function drawLogo({ name, face, size, tracking, leading = 0, mark }: Logo, colours: Logo['light']): string {
  const lines = name.map((text, at) => wordmark(text, face, at === 0 || size < 19 ? size : size * 0.78, tracking))
  const width = Math.ceil(height + gap + Math.max(...lines.map(line => line.width)))
  // Capitals are about seven tenths as high as their font; the lines stand in the middle together.
  const first = (height - leading * (lines.length - 1)) / 2 + size * 0.355
  const words = lines.map(({ path }, at) => `<path transform="translate(${height + gap} ${(first + at * leading).toFixed(2)})" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${coloured(mark, colours)}<g fill="${colours.ink}">${words.join('')}</g></svg>\n`
}

/** The mark alone, with room around it, on the ground it is drawn for. */
const drawIcon = ({ mark, dark }: Logo, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><g transform="translate(12 12)">${coloured(mark, dark)}</g></svg>\n`

for (const [slug, logo] of Object.entries(logos)) {
  writeFileSync(new URL(`${slug}.svg`, folder), drawLogo(logo, logo.light))
  writeFileSync(new URL(`${slug}-on-dark.svg`, folder), drawLogo(logo, logo.dark))
  writeFileSync(new URL(`${slug}-icon.svg`, folder), drawIcon(logo, logo.light.ink))
}
