import { mix, smoothStep } from '../shape/smooth.ts'
import { azimuthOf, elevationOf, type Environment, type Light } from './environment.ts'

const blend = (from: Light, to: Light, share: number): Light => [
  mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share),
]
const plus = (light: Light, red: number, green: number, blue: number): Light => [
  light[0] + red, light[1] + green, light[2] + blue,
]

/** A blue sky with a few clouds and a sun over the driver's shoulder. */
export const day: Environment = from => {
  const elevation = elevationOf(from)
  const azimuth = azimuthOf(from)
  if (elevation < 0) return blend([0.34, 0.335, 0.33], [0.16, 0.158, 0.155], smoothStep(0, 30, -elevation))
  const sky = blend([1.15, 1.22, 1.32], [0.3, 0.52, 1], smoothStep(0, 60, elevation))
  const treeTops = 5 + 2.2 * Math.sin(azimuth * 0.09) + 1.2 * Math.sin(azimuth * 0.31 + 1)
  const withTrees = blend(sky, [0.12, 0.15, 0.11], smoothStep(treeTops + 0.8, treeTops - 0.8, elevation) * 0.85)
  const wisps = Math.sin(from.x * 5 + 1) * Math.sin(from.z * 4 + 2) * 0.5 + Math.sin(from.x * 11 + from.z * 7) * 0.25
  const cloud = smoothStep(0, 0.6, wisps) * smoothStep(12, 30, elevation)
  const clouded = blend(withTrees, [1.8, 1.8, 1.8], cloud * 0.7)
  const toSun = from.x * -0.445 + from.y * 0.712 + from.z * 0.544
  const sun = 60 * smoothStep(0.9975, 0.999, toSun) + 2.5 * Math.max(toSun, 0) ** 60
  return plus(clouded, sun, sun * 0.93, sun * 0.82)
}

/** A bright grey sky, as forecourts are photographed under. */
export const overcast: Environment = from => {
  const elevation = elevationOf(from)
  const azimuth = azimuthOf(from)
  if (elevation < 0) return blend([0.42, 0.42, 0.43], [0.2, 0.2, 0.205], smoothStep(0, 45, -elevation))
  const bright = mix(1.5, 3, smoothStep(4, 75, elevation))
  const gap = 5 * Math.max(0, from.x * -0.35 + from.y * 0.75 + from.z * 0.56) ** 14
  const unrest = Math.sin(from.x * 4 + 1.3) * Math.sin(from.z * 3.5 + 0.6) + 0.5 * Math.sin(from.x * 9 + from.z * 8)
  const uneven = 1 + 0.1 * unrest * smoothStep(8, 30, elevation)
  const sky: Light = [(bright * 0.95 + gap) * uneven, (bright * 0.985 + gap) * uneven, (bright * 1.05 + gap) * uneven]
  const roofs = 6.5 + 2.5 * Math.sign(Math.sin(azimuth * 0.11 + 1)) + 1.5 * Math.sign(Math.sin(azimuth * 0.23))
  const treeTops = 5.5 + 1.6 * Math.sin(azimuth * 0.12) + Math.sin(azimuth * 0.37 + 1)
  const built = smoothStep(-0.1, 0.1, Math.sin(azimuth * 0.035 + 0.6))
  const skyline = mix(treeTops, roofs, built)
  const ground = blend([0.1, 0.13, 0.09], [0.3, 0.3, 0.32], built)
  return blend(sky, ground, smoothStep(skyline + 0.5, skyline - 0.5, elevation))
}

/** After sunset, with the lot's own lamps overhead. */
export const dusk: Environment = from => {
  const elevation = elevationOf(from)
  const azimuth = azimuthOf(from)
  if (elevation < 0) return blend([0.2, 0.15, 0.14], [0.05, 0.05, 0.06], smoothStep(0, 40, -elevation))
  const west = Math.cos(((azimuth - 235) * Math.PI) / 180) * 0.5 + 0.5
  const horizon: Light = [1.9 * west + 0.35, 0.85 * west + 0.3, 0.42 * west + 0.38]
  const sky = blend(horizon, [0.07, 0.12, 0.3], smoothStep(0, 70, elevation) ** 0.7)
  const hills = 4 + 1.5 * Math.sin(azimuth * 0.07) + 0.8 * Math.sin(azimuth * 0.23)
  const withHills = blend(sky, [0.04, 0.035, 0.04], smoothStep(hills + 0.6, hills - 0.6, elevation))
  const across = Math.abs(azimuth - 90)
  const bank = 0.9 * smoothStep(60, 30, across) * smoothStep(8, 12, elevation) * smoothStep(26, 18, elevation)
  const lamps = from.y > 0.05 ? 1.5 * inPanel(from.x / from.y, from.z / from.y - 0.4) : 0
  const added = bank + lamps
  return plus(withHills, added * 0.8, added * 0.9, added * 1.1)
}

const inPanel = (along: number, across: number): number =>
  smoothStep(2.95, 2.25, Math.abs(along)) * smoothStep(0.85, 0.15, Math.abs(across))
