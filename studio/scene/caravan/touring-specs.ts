import type { CaravanSpec } from './spec.ts'

const foot = 0.3048

/** The usual tourer: two axles, a dark lower band, stripes. */
export const touring21: CaravanSpec = {
  length: 21 * foot, half: 1.22, floor: 0.5, band: 0.94, roof: 2.7, bandFinish: 'composite',
  nose: { lean: 0.64, from: 1.36, foot: 0.12 }, cutAway: [0.7, 0.18], axles: 2, axleAt: 0.58,
  tyre: { radius: 0.35, rim: 0.202, width: 0.215 }, wheel: 'six-dark', frontWindow: true, door: { at: 0.372 },
  windows: [{ at: 0.24, width: 0.9 }, { at: 0.6, width: 1.1 }, { at: 0.86, width: 0.8 }],
  livery: [
    { colour: 0x23262a, corners: [[0.03, 1.06], [0.3, 1.06], [0.31, 1.11], [0.03, 1.11]] },
    { colour: 0x7b838b, corners: [[0.03, 1.15], [0.26, 1.15], [0.27, 1.2], [0.03, 1.2]] },
    { colour: 0x23262a, corners: [[0.03, 1.24], [0.22, 1.24], [0.23, 1.29], [0.03, 1.29]] },
    { colour: 0x23262a, corners: [[0.44, 1.06], [0.98, 1.06], [0.98, 1.11], [0.45, 1.11]] },
  ],
  hatches: [{ at: 0.1, width: 0.64, low: 0.6, high: 0.88 }, { at: 0.86, width: 0.8, low: 0.62, high: 0.88 }],
  vents: [0.735], awning: [0.18, 0.9], roofFittings: { airConditioner: 0.54, hatches: [0.24, 0.82] },
  drawbar: { length: 1.4, load: 'gas' }, rear: { spare: 'wall', window: true },
}

/** A long tourer with a boot across the front. */
export const touring22: CaravanSpec = {
  length: 22 * foot, half: 1.24, floor: 0.5, band: 0.98, roof: 2.74, bandFinish: 'composite',
  nose: { lean: 0.7, from: 1.42, foot: 0.12 }, cutAway: [0.9, 0.22], axles: 2, axleAt: 0.58,
  tyre: { radius: 0.35, rim: 0.202, width: 0.215 }, wheel: 'twin-six',
  frontWindow: true, frontBoot: true, door: { at: 0.235 },
  windows: [{ at: 0.37, width: 0.9 }, { at: 0.61, width: 1.15 }, { at: 0.765, width: 0.5, height: 0.36, sill: 1.96 },
    { at: 0.91, width: 0.75 }],
  livery: [
    { colour: 0x6c7680, corners: [[0.3, 1.03], [0.985, 1.03], [0.985, 1.46], [0.8, 1.22], [0.55, 1.1]] },
    { colour: 0x7a1f2b, corners: [[0.33, 1.06], [0.55, 1.12], [0.8, 1.25], [0.985, 1.5], [0.985, 1.57], [0.79, 1.29], [0.54,
      1.15]] },
    { colour: 0x2a2e33, corners: [[0.02, 1.03], [0.16, 1.03], [0.1, 1.34], [0.02, 1.34]] },
  ],
  hatches: [{ at: 0.075, width: 0.64, low: 0.62, high: 0.92 }, { at: 0.83, width: 0.8, low: 0.66, high: 0.92 }],
  vents: [0.478], awning: [0.19, 0.88],
  roofFittings: { airConditioner: 0.55, hatches: [0.2, 0.4, 0.84], solar: [0.7] },
  drawbar: { length: 1.5, load: 'boot' }, rear: { spare: 'wall', window: true },
}

/** A light van for a couple: a lean front with a window, one axle, small tyres. */
export const singleAxle: CaravanSpec = {
  length: 16 * foot, half: 1.16, floor: 0.47, band: 0.84, roof: 2.6, bandFinish: 'checker',
  nose: { lean: 0.62, from: 1.32, foot: 0.1 }, cutAway: [0.5, 0.14], axles: 1, axleAt: 0.57,
  tyre: { radius: 0.338, rim: 0.19, width: 0.2 }, wheel: 'six',
  frontWindow: true, door: { at: 0.78 },
  windows: [{ at: 0.27, width: 0.85 }, { at: 0.54, width: 1.1 }],
  livery: [
    { colour: 0x1f4e79, corners: [[0.03, 1], [0.66, 1], [0.7, 1.1], [0.4, 1.16], [0.03, 1.24]] },
    { colour: 0x7d8790, corners: [[0.03, 1.27], [0.4, 1.185], [0.7, 1.12], [0.7, 1.14], [0.4, 1.215], [0.03, 1.31]] },
    { colour: 0x1f4e79, corners: [[0.88, 1], [0.985, 1], [0.985, 1.2], [0.9, 1.1]] },
  ],
  hatches: [{ at: 0.12, width: 0.62, low: 0.9, high: 1.2 }, { at: 0.92, width: 0.34, low: 0.56, high: 0.78 }],
  awning: [0.16, 0.95], roofFittings: { airConditioner: 0.52, hatches: [0.27, 0.8] },
  drawbar: { length: 1.35, load: 'gas' }, rear: { spare: 'wall', window: true },
}

export const popTopA: CaravanSpec = {
  length: 15 * foot, half: 1.1, floor: 0.52, band: 0.86, roof: 1.98, popTop: 0.56, bandFinish: 'checker',
  nose: { lean: 0.42, from: 1.3, foot: 0.14 }, cutAway: [0.6, 0.2], axles: 1, axleAt: 0.57,
  tyre: { radius: 0.36, rim: 0.2, width: 0.225 }, wheel: 'six-dark', allTerrain: true,
  frontPlate: 1.28, door: { at: 0.8 },
  windows: [{ at: 0.3, width: 0.85, height: 0.46, sill: 1.36 }, { at: 0.56, width: 0.8, height: 0.46, sill: 1.36 }],
  livery: [
    { colour: 0x2b6a5c, corners: [[0.12, 0.9], [0.69, 0.9], [0.69, 1.04], [0.3, 1.12], [0.12, 1.16]] },
    { colour: 0xb08a3c, corners: [[0.12, 1.19], [0.3, 1.145], [0.69, 1.06], [0.69, 1.08], [0.3, 1.17], [0.12, 1.22]] },
  ],
  hatches: [{ at: 0.12, width: 0.5, low: 0.6, high: 0.8 }], awning: [0.2, 0.96],
  roofFittings: { hatches: [0.36], airConditioner: 0.62 },
  drawbar: { length: 1.35, load: 'gas' }, rear: { spare: 'wall' },
}
