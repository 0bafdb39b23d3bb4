import { decode, encode, lightOf, toneOf } from './tone.ts'

/** Above this a pixel is a highlight: how bright it was cannot be told any more, and need not be. */
const highlight = 0.95
const brightest = lightOf(highlight)

/** How a pixel of the references becomes light, by its value. */
const lightOfPixel = Float32Array.from({ length: 256 }, (_, value) => lightOf(Math.min(highlight, decode(value / 255))))

/** Less than this between the references is the files' noise: no paint. */
const noise = 0.002

/** And back, by the square root of the light: the dark needs the finer steps. */
const steps = 4096
const most = 4 * brightest
const pixelOfLight = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * encode(toneOf((step / steps) ** 2 * most))),
)

/**
 * The light that a panel gives off in each reference, and so the scale between the two. It is that of a panel somewhat
 * brighter than the middle: doors then look a little deeper than their hex and the bonnet a little lighter, as the eye
 * expects of a car outdoors.
 */
export const panelLight = { black: 0.0205, grey: 0.44 }

/** How far between black (0) and grey (1) a channel of the paint is; above 1 for what is brighter than grey. */
export function shareOf(channel: number): number {
  const wanted = lightOf(decode(channel / 255))
  return Math.max(0, (wanted - panelLight.black) / (panelLight.grey - panelLight.black))
}

export const channelsOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** What the grey paint adds to a panel. */
const panelGain = panelLight.grey - panelLight.black

/**
 * White is more than the scale holds: a bonnet would be as white as the roof, and neither would have a form. As a camera set
 * for a white car does, what lies in the light is held back, and what turns away from it falls off sooner.
 */
function shaped(gain: number): number {
  const share = gain / panelGain
  return panelGain * (share < 1 ? share ** 1.35 : 1 + (share - 1) * 0.3)
}

/**
 * Paints raw pixels (RGBA, not premultiplied): between the black reference and the grey one, in light. What the grey
 * paint adds is grey, so the mean of its channels will do, and keeps the files' noise from becoming coloured.
 */
export function recolour(black: Uint8Array, grey: Uint8Array, hex: string): Buffer {
  const [red, green, blue] = channelsOf(hex).map(shareOf) as [number, number, number]
  const isBright = Math.max(red, green, blue) > 1
  const painted = Buffer.allocUnsafe(black.length)
  const scale = steps / Math.sqrt(most)
  const pixelOf = (light: number): number => pixelOfLight[Math.min(steps, Math.round(Math.sqrt(light) * scale))]!
  for (let at = 0; at < black.length; at += 4) {
    const alpha = black[at + 3]!
    painted[at + 3] = alpha
    if (alpha === 0) {
      painted[at] = painted[at + 1] = painted[at + 2] = 0
      continue
    }
    const r = lightOfPixel[black[at]!]!
    const g = lightOfPixel[black[at + 1]!]!
    const b = lightOfPixel[black[at + 2]!]!
    const sum = lightOfPixel[grey[at]!]! + lightOfPixel[grey[at + 1]!]! + lightOfPixel[grey[at + 2]!]!
    const added = Math.max(0, (sum - r - g - b) / 3)
    if (added < noise) {
      painted[at] = black[at]!
      painted[at + 1] = black[at + 1]!
      painted[at + 2] = black[at + 2]!
      continue
    }
    const gain = isBright ? shaped(added) : added
    painted[at] = pixelOf(r + red * gain)
    painted[at + 1] = pixelOf(g + green * gain)
    painted[at + 2] = pixelOf(b + blue * gain)
  }
  return painted
}
