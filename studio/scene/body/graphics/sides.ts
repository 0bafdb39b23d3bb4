import type { Corner, Outline } from '../../canvas/outline.ts'
import type { Shell } from '../shell.ts'
import type { SideDrawing } from './sheets.ts'

const gap = 0.0075

/** The shut lines that every car has on its side: doors, fuel flap, the joints of the bumpers. */
export function drawDoors({ shut }: SideDrawing, shell: Shell, { fuelFlap = true, bumperJoints = true } = {}): void {
  const { blueprint, belt, sill, axles } = shell
  const { doors, archRadius, headlamp, rearLamp, length, wheel } = blueprint
  if (!doors) return
  const low = sill(2) + 0.1
  const { front, middle, end } = doors
  const top = belt(front)
  shut.line([[front + 0.05, top + 0.02], [front - 0.01, top - 0.18], [front, low + 0.22], [front + 0.07, low, 0.06],
    [middle, low, 0.03]], gap, { round: 0.1 })
  shut.line([[middle, low], [middle, belt(middle) - 0.05], [middle - 0.03, belt(middle) + 0.25],
    [middle - 0.09, blueprint.height]], gap, { round: 0.05 })
  if (end !== undefined) shut.line(doors.straight ? straightRearDoor(shell, middle, end, low) : rearDoorOverArch(shell,
    middle, end, low), gap, { round: 0.03 })
  if (fuelFlap) drawFuelFlap(shut, Math.min(length - 0.45, axles.rear + archRadius * 0.75), belt(axles.rear) - 0.14)
  if (!bumperJoints) return
  // From inside the lamp to inside the arch: both cut it, so that it touches them.
  shut.line([[headlamp.reach - headlamp.half * 0.8, headlamp.y - headlamp.half * 0.5],
    [axles.front - archRadius * 0.67, wheel.radius + archRadius * 0.72]], 0.006)
  shut.line([[length - 0.42, rearLamp.low - 0.04], [axles.rear + archRadius * 0.8, wheel.radius + archRadius * 0.75]], 0.006)
}

export const drawFuelFlap = (shut: SideDrawing['shut'], x: number, y: number): SideDrawing['shut'] =>
  shut.line([[x - 0.08, y - 0.08], [x + 0.08, y - 0.08], [x + 0.08, y + 0.08],
    [x - 0.08, y + 0.08]], 0.006, { round: 0.03, closed: true })

/** Handles that lie in the doors: only their joints show. */
export function drawFlushHandles(shut: SideDrawing['shut'], { blueprint, belt }: Shell): void {
  const { middle, end } = blueprint.doors!
  for (const x of [middle - 0.14, ...(end === undefined ? [] : [end - 0.15])]) {
    const y = belt(x) - 0.125
    shut.line([[x - 0.11, y - 0.016], [x + 0.1, y - 0.012], [x + 0.1, y + 0.016],
      [x - 0.11, y + 0.012]], 0.005, { round: 0.014, closed: true })
  }
}

const straightRearDoor = ({ belt }: Shell, middle: number, end: number, low: number): Outline => [
  [middle, low], [end - 0.12, low, 0.05], [end - 0.03, low + 0.18, 0.12], [end, belt(end) - 0.3, 0.1],
  [end + 0.01, belt(end), 0.1],
  [end - 0.03, belt(end) + 0.35],
]

/** Follows the wheel arch at a little distance, then goes up to the window. */
function rearDoorOverArch({ blueprint, belt, axles }: Shell, middle: number, end: number, low: number): Outline {
  const radius = blueprint.archRadius + (blueprint.cladding ? 0.1 : 0.07)
  const arc: Corner[] = []
  for (let degrees = 172; degrees > 100; degrees -= 8) {
    const angle = (degrees * Math.PI) / 180
    const x = axles.rear + radius * Math.cos(angle)
    if (x > end - 0.02) break
    arc.push([x, axles.height + radius * Math.sin(angle)])
  }
  return [
    [middle, low], [axles.rear - radius - 0.02, low, 0.05], ...arc,
    [end, Math.max(axles.height + radius * 0.82, belt(end) - 0.3), 0.05],
    [end + 0.02, belt(end), 0.05], [end - 0.06, belt(end) + 0.3],
  ]
}

