import type { Random } from '../random.ts'
import { type Manifest, readManifest } from '../media-manifest.ts'
import type { VehicleAlbum } from '../vehicle-pictures.ts'

/** What is stored of a vehicle one can walk round. */
export interface WalkRound {
  frames: string[]
  panorama: string | null
  hotspots: {
    area: 'exterior'
    description: string
    positions: { hotspotId: string; activeAngle: number; posX: number; posY: number }[]
  }[]
  /** A film of one just like it. */
  video: string | null
}

/** What each marked point is, in a salesman's words. */
const points: Readonly<Record<string, string>> = {
  headlamp: 'LED headlamps with automatic high beam',
  wheel: 'Alloy wheels, tyres with at least 6 mm of tread',
  boot: 'Opens wide, with a flat loading lip',
}
/** Which vehicles were filmed, in the colours that are near enough to the film's. */
const films: Readonly<Record<string, readonly string[]>> = {
  'suv-large-b': ['Deep Blue', 'Ocean Blue'],
  'ute-dual-cab-b': ['Burnt Orange'],
}
const share = 0.12
const perTurn = 360
let manifest: Manifest | undefined

/** Some vehicles are photographed all the way round; which ones can be is the studio's to say. */
export function makeWalkRound(
  random: Random,
  { shape, exterior, panorama, pictures }: VehicleAlbum,
  colour: string,
): WalkRound | null {
  manifest ??= readManifest()
  const spin = manifest[shape]?.spin
  const isChosen = random.chance(share)
  if (!spin || !isChosen || pictures.length < 3) return null
  return {
    frames: Array.from({ length: spin.frames }, (_, frame) => exterior(`spin-${String(frame).padStart(2, '0')}`)),
    panorama,
    hotspots: spin.hotspots.map(({ name, frames }) => ({
      area: 'exterior',
      description: points[name] ?? name,
      positions: Object.entries(frames).map(([frame, [x, y]]) => ({
        hotspotId: name,
        activeAngle: (Number(frame) * perTurn) / spin.frames,
        posX: x,
        posY: y,
      })),
    })),
    video: films[shape]?.includes(colour) ? `/demo/walkarounds/${shape}.mp4` : null,
  }
}
