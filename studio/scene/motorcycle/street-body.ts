import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { at, bothSides, group, plate, type Outline } from './parts.ts'
import { streetSeat, streetTail } from './street-tail.ts'
import { makeTank, tankCap, type TankLines } from './tank.ts'

/** Tank, shrouds, seat and tail of a modern street motorcycle: high shoulders, short tail. */
export function streetBody(finishes: Finishes): THREE.Group {
  return group(
    makeTank(streetTank, finishes.paint),
    shrouds(finishes),
    streetSeat(finishes),
    streetTail(finishes),
    tankCap([-0.2, 1.012, 0], finishes),
  )
}

export const streetTank: TankLines = {
  top: [[-0.44, 0.9], [-0.36, 0.985], [-0.2, 1.02], [-0.06, 0.975], [0.1, 0.862], [0.2, 0.835]],
  floor: [[-0.44, 0.86], [-0.3, 0.79], [-0.05, 0.765], [0.2, 0.77]],
  shoulder: [[-0.44, 0.1], [-0.33, 0.158], [-0.18, 0.168], [-0.02, 0.125], [0.1, 0.092], [0.2, 0.08]],
  knee: [[-0.44, 0.07], [-0.3, 0.128], [-0.18, 0.112], [0, 0.088], [0.2, 0.085]],
  from: -0.415,
  to: 0.17,
}

/** Painted scoops that carry the line of the tank down to the radiator. */
function shrouds(finishes: Finishes): THREE.Object3D[] {
  const scoop: Outline = [
    [-0.44, 0.86],
    [-0.38, 0.905],
    [-0.22, 0.88],
    [-0.1, 0.8],
    [-0.17, 0.775],
    [-0.34, 0.7],
    [-0.43, 0.645],
    [-0.4, 0.76],
  ]
  const insert: Outline = [
    [-0.375, 0.8],
    [-0.26, 0.82],
    [-0.17, 0.79],
    [-0.33, 0.725],
  ]
  const side: Outline = [
    [-0.12, 0.775],
    [0.06, 0.79],
    [0.15, 0.74],
    [0.1, 0.66],
    [-0.02, 0.665],
  ]
  return bothSides(hand => {
    const panel = plate(scoop, 0.022, 0, finishes.paint, 0.008, 0.12)
    const dark = plate(insert, 0.012, 0, finishes.satin, 0.004, 0.12)
    return [
      at(panel, [-0.02, 0.02, hand * 0.138], [hand * 0.1, hand * -0.06, 0]),
      at(dark, [-0.025, 0.02, hand * 0.151], [hand * 0.1, hand * -0.06, 0]),
      at(plate(side, 0.03, 0, finishes.satin, 0.008, 0.12), [0, 0, hand * 0.112]),
    ]
  })
}
