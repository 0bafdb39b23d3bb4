import { box, showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { forecourtPaving } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { facade } from './facade.ts'
import { shopLight } from './shop-light.ts'

/** A brick shop at dusk, its stock on the pavement. */
export const motorcyclesFacade = facade(
  'dusk',
  () => [
    makeGround({ surface: forecourtPaving, mirror: 0.35 }),
    showroom({
      x: 0,
      z: -6,
      width: 15,
      height: 5,
      depth: 9,
      walls: 'brick',
      colour: '#6f3d30',
      bays: 5,
      lights: 7,
      fascia: { height: 1.4, colour: '#17191c' },
      sign: { colour: '#ff8a3c', shape: 'bar', lit: 4 },
      overhang: 0.4,
      frame: '#111315',
    }),
    box(13, 7, 10, wallMaterial('brick', '#54504c'), [-15, 0, -11]),
    box(13, 6.2, 10, wallMaterial('render', '#5d5a5c'), [15, 0, -11]),
    shopLight(0, -9, 14),
    parked([
      { subject: 'motorcycle-naked-a', colour: '#b3261e', x: -4.6, z: -3.4, azimuth: 48 },
      { subject: 'motorcycle-cruiser-a', colour: '#1b2a4a', x: -1.6, z: -3.4, azimuth: 48 },
      { subject: 'motorcycle-naked-b', colour: '#2d5a3c', x: 1.5, z: -3.4, azimuth: 48 },
      { subject: 'motorcycle-cruiser-b', colour: '#191a1c', x: 4.6, z: -3.4, azimuth: 48 },
    ]),
  ],
  { ambient: 0.75 },
)
