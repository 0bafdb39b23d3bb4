import { Group } from 'three'
import type { Point } from '../subject.ts'
import { cabinBody } from './cabin-body.ts'
import { centreConsole } from './console.ts'
import { dashboard } from './dashboard.ts'
import type { CabinShape } from './families.ts'
import type { InteriorRoom } from './room.ts'
import { seat } from './seat.ts'
import { steeringWheel } from './steering-wheel.ts'
import type { Trim } from './trim.ts'

/** A whole cabin: the dashboard's edge at x = 0, the seats behind it. */
export function cabin(shape: CabinShape, trim: Trim): InteriorRoom {
  const { reach, dashTop, hip, roof, rearSeats } = shape
  const eyeHeight = Math.min(roof - 0.2, hip + 0.68)
  return {
    group: new Group().add(cabinBody(shape, trim), ...furniture(shape, trim)),
    cameras: {
      cabin: { eye: [reach + 0.26, eyeHeight, 0], target: [-0.35, dashTop - 0.13, -0.01], fieldOfView: 63 },
      ...(rearSeats
        ? {
            'rear-seats': {
              eye: [reach - 0.46, roof - 0.14, 0.3] as Point,
              target: [reach + 0.9, hip + 0.14, -0.12] as Point,
              fieldOfView: 64,
            },
          }
        : {}),
    },
    /** Where a driver's head would be, a little towards the middle. */
    head: [reach - 0.06, hip + 0.58, -0.16],
  }
}

function furniture(shape: CabinShape, trim: Trim): Group[] {
  const { dashTop, reach, hip, rearSeats } = shape
  const board = dashboard(shape, trim)
  board.position.y = dashTop
  const wheel = steeringWheel(shape.upright === 1 ? 0.2 : 0.182, trim)
  wheel.position.set(0.2, dashTop - 0.085, -0.37)
  wheel.rotation.z = 0.36 + 0.25 * shape.upright
  const across = shape.halfWidth > 0.8 ? 0.44 : 0.375
  const front = [across, -across].map(z => seat([reach, hip, z], shape.seat, trim))
  const places = rearSeats ? [0.37, 0, -0.37] : []
  const bench = places.map((z, index) =>
    seat([reach + 0.86, hip + 0.02, z], { ...shape.seat, halfWidth: index === 1 ? 0.15 : 0.225, bolster: 0.018, backHeight: 0.58 }, trim),
  )
  return [board, wheel, centreConsole(shape, trim), ...front, ...bench]
}
