import { describe, expect, it } from 'vitest'
import { decode, encode, lightOf, toneOf } from './tone.ts'
import { hexOf, paintColours } from './colours.ts'
import { channelsOf, panelLight, recolour, shareOf } from './recolour.ts'

const pixelOf = (light: number): number => Math.round(255 * encode(toneOf(light)))

/** A pixel in the middle of a lit panel, in both references. */
const panel = (alpha = 255) => {
  const [dark, bright] = [pixelOf(panelLight.black), pixelOf(panelLight.grey)]
  return { black: Uint8Array.of(dark, dark, dark, alpha), grey: Uint8Array.of(bright, bright, bright, alpha) }
}

describe('the tone curve', () => {
  it.each([0, 0.01, 0.05, 0.2, 0.5, 0.7, 0.9])('can be undone at %f', (light) => {
    expect(lightOf(toneOf(light))).toBeCloseTo(light, 6)
  })

  it.each([0, 0.003, 0.02, 0.3, 1])('encodes and decodes %f', (linear) => {
    expect(decode(encode(linear))).toBeCloseTo(linear, 6)
  })

  it('never gets darker when there is more light', () => {
    const tones = Array.from({ length: 400 }, (_, step) => toneOf(step / 100))
    expect(tones).toEqual(tones.toSorted((a, b) => a - b))
  })
})

describe('recolour', () => {
  it.each(Object.entries(paintColours).filter(([name]) => name !== 'black'))(
    'makes a lit panel %s as its hex says',
    (_, hex) => {
      const { black, grey } = panel()
      const painted = [...recolour(black, grey, hex).subarray(0, 3)]
      channelsOf(hex).forEach((channel, index) => {
        const darkest = black[index]!
        expect(Math.abs(painted[index]! - Math.max(channel, darkest))).toBeLessThanOrEqual(3)
      })
    },
  )

  it('keeps the form of white: a door, a bonnet and a roof differ, and none is as white as paper', () => {
    const lit = (light: number) => pixelOf(panelLight.black + light * (panelLight.grey - panelLight.black))
    const [shade, door, bonnet, roof] = [0.5, 1, 1.6, 2.2].map((light) => {
      const { black } = panel()
      return recolour(black, Uint8Array.of(lit(light), lit(light), lit(light), 255), paintColours.white)[0]!
    }) as [number, number, number, number]
    expect(door - shade).toBeGreaterThan(40)
    expect(bonnet - door).toBeGreaterThan(7)
    expect(roof - bonnet).toBeGreaterThan(3)
    expect(roof).toBeLessThan(249)
  })

  it('leaves alone what is no paint', () => {
    const chrome = Uint8Array.of(180, 182, 190, 255)
    expect([...recolour(chrome, chrome, '#a3121c')]).toEqual([180, 182, 190, 255])
  })

  it('keeps the alpha of the cut-out', () => {
    const { black, grey } = panel(77)
    expect(recolour(black, grey, '#1f4f9c')[3]).toBe(77)
  })

  it('paints black with the black reference', () => {
    const { black, grey } = panel()
    expect([...recolour(black, grey, '#000000')]).toEqual([...black])
    expect(shareOf(0)).toBe(0)
  })
})

describe('hexOf', () => {
  it('knows names in any case, and hexes', () => {
    expect(hexOf('Pearl White')).toBe(paintColours['pearl white'])
    expect(hexOf('#12AB34')).toBe('#12ab34')
  })

  it('refuses what it does not know', () => {
    expect(() => hexOf('ultra mango')).toThrow('ultra mango')
  })
})
