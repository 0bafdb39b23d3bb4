import { BoxGeometry, type Mesh, TorusGeometry } from 'three'
import { material } from '../../material/trim.ts'
import { block, place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'
import { seat } from './seat.ts'

/** What shows through the windows: seats, dashboard, steering wheel (on the right), mirror. */
export function cabin({ shell, fittings, gloss, black, dark }: Kit): Mesh[] {
  if (fittings.cabin === false) return []
  const { blueprint, belt, sill, windscreen } = shell
  const beltHeight = belt(2)
  const cowl = windscreen(beltHeight)
  const { seatX = cowl + 1.12, rearSeats = 0.82, floorLength = 2.4, thirdRow } = fittings.cabin ?? {}
  const floor = sill(2) + 0.16
  const trimFinish = material(0x1c1d20, 0.85)
  const cloth = material(0x2a2b2f, 0.85)
  const hip = Math.max(floor + 0.22, beltHeight - 0.46)
  const rows = [seatX, ...(rearSeats === false ? [] : [seatX + rearSeats]), ...(thirdRow ? [seatX + thirdRow] : [])]
  const seats = rows.flatMap((x, row) => [0.37, -0.37].map(z => seat(cloth, [x, hip, z], row === 0 ? 0.25 : 0.3)))
  const dash = block([0.55, 0.28, blueprint.halfWidth * 1.62], 0.09, trimFinish, [cowl + 0.36, beltHeight - 0.13, 0])
  dash.rotation.z = 0.06
  const wheel = place(new TorusGeometry(0.18, 0.017, 12, 48), material(0x101012, 0.6), [cowl + 0.74, beltHeight, -0.37])
  wheel.rotation.order = 'YXZ'
  wheel.rotation.set(-0.35, Math.PI / 2, 0)
  const hub = block([0.05, 0.12, 0.18], 0.02, material(0x0d0d0e, 0.6), [cowl + 0.72, beltHeight - 0.005, -0.37])
  hub.rotation.z = 0.35
  const screen = block([0.015, 0.15, 0.25], 0.006, gloss, [cowl + 0.6, beltHeight + 0.055, 0])
  screen.rotation.z = 0.15
  const mirror = block([0.02, 0.065, 0.24], 0.01, black, [windscreen(blueprint.height - 0.17) + 0.2, blueprint.height - 0.2, 0])
  const ground = place(new BoxGeometry(floorLength, 0.03, blueprint.halfWidth * 1.6), dark, [seatX + 0.3, floor, 0])
  return [...seats, dash, wheel, hub, screen, mirror, ground]
}
