import { DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter, RGBAFormat, type Texture } from 'three'
import { mix, smoothStep } from '../shape/smooth.ts'

const [width, height] = [1024, 512]
type Tone = readonly [number, number, number]
const blend = (from: Tone, to: Tone, share: number): Tone => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

/** A bright, blurred day outside the windows: sky, trees, a lawn and the road. */
function toneAt(azimuth: number, elevation: number): Tone {
  /** Whole waves round the circle, or there would be a seam. */
  const wave = (count: number, shift: number): number => Math.sin((azimuth * count * Math.PI) / 180 + shift)
  const crowns = 6.5 + 3 * wave(4, 1) + 2 * wave(11, 0) + 1.1 * wave(27, 2) + 0.6 * wave(63, 0)
  const mottle = 0.5 + 0.25 * wave(52, elevation * 0.7) + 0.25 * wave(21, 2 - elevation * 1.3)
  const sky = blend([1.75, 1.8, 1.85], [0.95, 1.25, 1.75], smoothStep(5, 60, elevation))
  const trees = blend([0.3, 0.36, 0.22], [0.62, 0.68, 0.42], mottle)
  const lawn = blend([0.52, 0.6, 0.36], [0.66, 0.7, 0.46], mottle)
  const road: Tone = [0.6, 0.61, 0.62]
  const ground = blend(lawn, road, smoothStep(-3, -7, elevation))
  return blend(ground, blend(trees, sky, smoothStep(crowns - 2.2, crowns + 2.2, elevation)), smoothStep(-1.6, 0.6, elevation))
}

let drawn: Texture | undefined

export function outdoors(): Texture {
  if (drawn) return drawn
  const data = new Uint16Array(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const tone = toneAt((column / width) * 360 - 180, ((row + 0.5) / height - 0.5) * 180)
      data.set([...tone.map(value => DataUtils.toHalfFloat(value)), DataUtils.toHalfFloat(1)], (row * width + column) * 4)
    }
  drawn = new DataTexture(data, width, height, RGBAFormat, HalfFloatType)
  drawn.mapping = EquirectangularReflectionMapping
  drawn.minFilter = drawn.magFilter = LinearFilter
  drawn.needsUpdate = true
  return drawn
}
