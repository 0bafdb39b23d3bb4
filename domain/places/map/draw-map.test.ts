import { describe, expect, it } from 'vitest'
import { realCoast, realGazetteer } from '../testing-places.ts'
import { drawMap, type MapWish } from './draw-map.ts'

const data = { gazetteer: realGazetteer(), coast: realCoast() }
const wish: MapWish = {
  middle: { lat: -27.546, long: 153.006 },
  name: 'Rocklea <yard> & "sons"',
  width: 512,
  height: 384,
  scheme: 'light',
  fonts: "'Figtree Variable', sans-serif",
  colours: {
    ground: '#fefefe',
    surface: '#f1f1f1',
    ink: '#111111',
    muted: '#555555',
    accent: '#aa0000',
    onAccent: '#fffff0',
    block: '#004455',
  },
}
const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!)

describe('a location’s map', () => {
  const svg = drawMap(data, wish)

  it('has land, water, the names around, the pin and a scale, without any service [DL-04]', () => {
    expect(texts(svg)).toEqual(expect.arrayContaining(['Brisbane', 'Ipswich', 'Logan Central', 'Manly', '10 km']))
    expect(svg).toMatch(/fill-rule="evenodd"[^>]* d="M[\d. L-]{200,}/)
    expect(svg).toContain('translate(256 192)')
    // 10 km at zoom 10 and this latitude.
    expect(svg).toContain('h73.9v')
    expect(texts(svg)).toContain('© OpenStreetMap contributors')
    expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/2000\/svg)|<script|<image|href=/)
  })

  it('is a picture of its size, in the site’s colours and no others, safe whatever a yard is called', () => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="512" height="384" viewBox="0 0 512 384"/)
    const allowed = new Set(Object.values(wish.colours))
    expect([...svg.matchAll(/#[\da-f]{6}/g)].filter(([colour]) => !allowed.has(colour))).toEqual([])
    expect(svg).toContain('Rocklea &lt;yard&gt; &amp; &quot;sons&quot;')
    expect(svg).toContain('font-family="&#39;Figtree Variable&#39;, sans-serif"')
  })

  it('tints water with the block’s colour in light, with ink in dark', () => {
    expect(svg).toContain('fill="#004455" fill-opacity')
    expect(drawMap(data, { ...wish, scheme: 'dark' })).toContain('fill="#111111" fill-opacity')
  })

  it('is the same each time, and small', () => {
    expect(drawMap(data, wish)).toBe(svg)
    expect(svg.length).toBeLessThan(20_000)
  })

  it('names fewer on less room, and cuts a name that is too long', () => {
    const small = drawMap(data, { ...wish, width: 360, height: 270, name: 'x'.repeat(60) })
    expect(texts(small).length).toBeLessThan(texts(svg).length)
    expect(texts(small)).toContain(`${'x'.repeat(33)}…`)
  })
})

it('far from any coast all is land', () => {
  const svg = drawMap(data, { ...wish, middle: { lat: -23.7, long: 133.88 } })
  expect(svg).toContain('d="M520 -8L520 392 -8 392 -8 -8z"')
  expect(texts(svg)).toContain('Connellan')
})
