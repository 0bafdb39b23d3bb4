import type { CaravanSpec } from './spec.ts'

const foot = 0.3048
const allTerrainTyre = { radius: 0.394, rim: 0.212, width: 0.262 }

export const offRoadA: CaravanSpec = {
  length: 19 * foot, half: 1.22, floor: 0.72, band: 1.22, roof: 2.86, bandFinish: 'black checker',
  nose: { lean: 0.5, from: 1.5, foot: 0.2 }, cutAway: [1.05, 0.34], axles: 2, axleAt: 0.56,
  tyre: allTerrainTyre, wheel: 'six-dark', allTerrain: true, frontPlate: 1.56, nosePanel: 0x1d2023,
  door: { at: 0.27 },
  windows: [{ at: 0.47, width: 0.9 }, { at: 0.8, width: 1.05 }],
  livery: [
    { colour: 0x1d2023, corners: [[0.34, 1.24], [1 - 0.004, 1.24], [1 - 0.004, 1.62], [0.62, 1.5], [0.36, 1.44]] },
    { colour: 0x8b9197, corners: [[0.36, 1.46], [0.62, 1.52], [1 - 0.004, 1.64], [1 - 0.004, 1.68], [0.62, 1.55], [0.363, 1.485]] },
    { colour: 0xc8621b, corners: [[0.364, 1.5], [0.62, 1.565], [0.85, 1.645], [0.62, 1.585], [0.366, 1.515]] },
  ],
  hatches: [{ at: 0.1, width: 0.7, low: 0.84, high: 1.16 }, { at: 0.84, width: 0.6, low: 1.09, high: 1.19 }],
  vents: [], awning: [0.2, 0.93],
  roofFittings: { airConditioner: 0.5, hatches: [0.24, 0.84], solar: [0.68] },
  drawbar: { length: 1.72, load: 'toolbox' }, rear: { spare: 'bar', window: true, jerryCans: true },
}

export const offRoadB: CaravanSpec = {
  ...offRoadA, length: 21.5 * foot, roof: 2.92, floor: 0.74, band: 1.2, bandFinish: 'checker', nosePanel: 0x31444f,
    frontPlate: 1.48,
  nose: { lean: 0.34, from: 1.46, foot: 0.24 }, cutAway: [1.3, 0.36], axleAt: 0.57, wheel: 'twin-six', door: { at: 0.787 },
  windows: [{ at: 0.2, width: 0.8 }, { at: 0.4, width: 1.2 }, { at: 0.615, width: 0.42, height: 0.36, sill: 2.1 }, { at: 0.918, width: 0.7 }],
  livery: [
    { colour: 0x31444f, corners: [[0.06, 1.22], [0.64, 1.22], [0.58, 1.36], [0.3, 1.44], [0.06, 1.7]] },
    { colour: 0x31444f, corners: [[0.845, 1.22], [0.996, 1.22], [0.996, 1.9], [0.94, 1.5]] },
    { colour: 0xd0a12f, corners: [[0.06, 1.74], [0.3, 1.475], [0.58, 1.385], [0.57, 1.41], [0.3, 1.51], [0.06, 1.79]] },
  ],
  hatches: [{ at: 0.1, width: 0.7, low: 0.84, high: 1.14 }, { at: 0.915, width: 0.55, low: 1.06, high: 1.17 }],
  vents: [0.535], awning: [0.14, 0.84], roofFittings: { airConditioner: 0.52, hatches: [0.2, 0.85], solar: [0.34, 0.68] },
  rear: { spare: 'bar', window: true, jerryCans: false },
}

/** A camper closed for the road: a low hard shell that folds open, doors to the kitchen and the stores. */
export const camper: CaravanSpec = {
  length: 3.5, half: 0.99, floor: 0.66, band: 0.96, roof: 1.56, bandFinish: 'black checker',
  nose: { lean: 0.3, from: 1.18, foot: 0.16 }, cutAway: [0.7, 0.26], axles: 1, axleAt: 0.58, tyre: allTerrainTyre,
  wheel: 'six-dark', allTerrain: true, frontPlate: 1.14, windows: [], livery: [
    { colour: 0x24272b, corners: [[0.1, 0.98], [0.993, 0.98], [0.993, 1.3], [0.72, 1.18], [0.1, 1.07]] },
    { colour: 0xc8621b, corners: [[0.1, 1.085], [0.72, 1.2], [0.993, 1.32], [0.993, 1.345], [0.72, 1.22], [0.1, 1.1]] },
  ],
  hatches: [{ at: 0.27, width: 0.9, low: 1.02, high: 1.33 }, { at: 0.8, width: 1, low: 1.02, high: 1.33 }],
  roofFittings: {}, lid: 0.17, drawbar: { length: 1.75, load: 'toolbox' }, rear: { spare: 'bar', jerryCans: true },
}
