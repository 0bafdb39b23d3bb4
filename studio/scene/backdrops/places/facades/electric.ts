import { MeshStandardMaterial } from 'three'
import { box, glow, showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { forecourtPaving } from '../../parts/surfaces.ts'
import { tower } from '../../parts/tower.ts'
import { facade } from './facade.ts'
import { shopLight } from './shop-light.ts'

/** A dark building at night with chargers in front. */
export const electricFacade = facade(
  'night',
  () => [
    makeGround({ surface: forecourtPaving, mirror: 0.7 }),
    showroom({
      x: 0,
      z: -8,
      width: 20,
      height: 5.4,
      depth: 11,
      walls: 'panel',
      colour: '#22262b',
      bays: 5,
      lights: 8,
      fascia: { height: 1, colour: '#eaf4ff', lit: 2.4 },
      sign: { colour: '#46e0a8', shape: 'bar', lit: 4 },
      overhang: 1.4,
      frame: '#15181b',
    }),
    ...[-4, 0, 4].flatMap(x => [
      box(0.5, 1.7, 0.35, new MeshStandardMaterial({ color: '#e8e8e5', roughness: 0.7 }), [x * 2.4, 0, -3.4]),
      box(0.3, 0.5, 0.02, glow('#46e0a8', 4), [x * 2.4, 0.95, -3.2]),
    ]),
    tower([-21, 0, -34], 11, 32, 3),
    tower([-6, 0, -46], 12, 44, 9),
    tower([14, 0, -40], 12, 36, 14),
    tower([27, 0, -30], 10, 24, 21),
    shopLight(0, -12, 18),
    parked([
      { subject: 'hatch-a', colour: '#dfe4e8', x: -4.6, z: -11, azimuth: 54 },
      { subject: 'suv-compact-a', colour: '#1f4f7a', x: 4.2, z: -11, azimuth: 54 },
    ]),
  ],
  { ambient: 0.6 },
)
