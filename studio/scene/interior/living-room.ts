import { BoxGeometry, type Group, type Material, Mesh, MeshBasicMaterial } from 'three'
import { block, bothSides, group, type Point, rod } from '../motorcycle/parts.ts'
import type { InteriorRoom } from './room.ts'
import { timber } from './timber.ts'
import type { Trim } from './trim.ts'

const [length, half, high] = [5, 1.08, 1.96]
const window = { low: 0.98, high: 1.5 }

/** Inside a caravan: a bed across the front (x = 0), kitchen on the left, a table with two benches on the right. */
export function livingRoom(trim: Trim): InteriorRoom {
  const lamp = new MeshBasicMaterial({ color: '#fff3df' })
  lamp.color.multiplyScalar(1.8)
  return {
    group: group(
      sheet([length, 0.03, half * 2], [length / 2, -0.015, 0], timber('#b08a5e')),
      sheet([length, 0.03, half * 2], [length / 2, high, 0], trim.lining),
      bothSides(side => [
        ...wall(side, trim),
        block([length - 0.2, 0.012, 0.03], 0.004, lamp, [length / 2, high - 0.37, side * (half - 0.38)]),
      ]),
      [0, length].map(x => sheet([0.03, high, half * 2], [x, high / 2, 0], trim.lining)),
      block([0.03, 1.78, 0.62], 0.01, timber('#d8bd92'), [length - 0.03, 0.9, 0.5]),
      bed(trim),
      kitchen(trim),
      dinette(trim),
      lockers(trim),
      [1.4, 2.6, 3.8].map(x => block([0.16, 0.02, 0.16], 0.008, lamp, [x, high - 0.02, 0])),
    ),
    cameras: { living: { eye: [4.75, 1.48, 0.16], target: [1.2, 0.86, -0.06], fieldOfView: 56 } },
    head: [3, 1.45, 0.05],
  }
}

function sheet(size: Point, at: Point, material: Material, cuts = 18): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size, cuts, cuts, cuts), material)
  mesh.position.set(...at)
  return mesh
}

/** A side wall with two windows in it, each under a pelmet. */
function wall(side: number, trim: Trim): Mesh[] {
  const z = side * half
  const openings: [number, number][] = [
    [0.35, 1.25],
    [2.3, 3.9],
  ]
  const piers: [number, number][] = [
    [0, 0.35],
    [1.25, 2.3],
    [3.9, length],
  ]
  return [
    sheet([length, window.low, 0.03], [length / 2, window.low / 2, z], trim.lining),
    sheet([length, high - window.high, 0.03], [length / 2, (high + window.high) / 2, z], trim.lining),
    ...piers.map(([from, to]) =>
      sheet([to - from, window.high - window.low, 0.03], [(from + to) / 2, (window.high + window.low) / 2, z], trim.lining),
    ),
    ...openings.flatMap(([from, to]) =>
      [window.low, window.high].map(y => block([to - from, 0.03, 0.05], 0.01, trim.shell, [(from + to) / 2, y, z])),
    ),
    ...openings.map(([from, to]) =>
      block([to - from + 0.1, 0.09, 0.07], 0.02, trim.insert, [(from + to) / 2, window.high + 0.05, z - side * 0.04]),
    ),
  ]
}

function bed(trim: Trim): Group {
  const pillow = (z: number): Mesh => block([0.42, 0.13, 0.62], 0.06, trim.lining, [0.34, 0.62, z], [0, 0, 0.22])
  return group(
    block([1.5, 0.36, 1.5], 0.02, timber('#c8a675'), [0.76, 0.18, 0]),
    block([1.52, 0.2, 1.52], 0.07, trim.lining, [0.78, 0.45, 0]),
    block([0.8, 0.215, 1.56], 0.07, trim.insert, [1.16, 0.452, 0]),
    block([0.06, 0.5, 1.6], 0.03, trim.seat, [0.05, 0.82, 0]),
    [0.36, -0.36].map(pillow),
    bothSides(side => block([0.4, 0.5, 0.26], 0.02, timber('#c8a675'), [0.3, 0.25, side * 0.93])),
  )
}

/** A bench with sink, tap and cooktop; drawers below. */
function kitchen(trim: Trim): Group {
  const z = half - 0.27
  const drawers = [2.2, 2.75, 3.3].flatMap(x =>
    [0.24, 0.64].map(y => block([0.52, 0.36, 0.02], 0.008, timber('#d8bd92'), [x, y, z - 0.265])),
  )
  const handles = [2.2, 2.75, 3.3].flatMap(x => [0.38, 0.78].map(y => block([0.2, 0.012, 0.016], 0.005, trim.metal, [x, y, z - 0.285])))
  return group(
    block([1.75, 0.88, 0.5], 0.012, timber('#c8a675'), [2.75, 0.44, z]),
    block([1.8, 0.04, 0.55], 0.014, trim.lining, [2.75, 0.9, z - 0.01]),
    drawers,
    handles,
    block([0.46, 0.012, 0.36], 0.005, trim.metal, [2.3, 0.921, z]),
    block([0.38, 0.014, 0.28], 0.006, trim.shell, [2.3, 0.922, z]),
    rod([2.3, 0.92, z + 0.2], [2.3, 1.16, z + 0.2], 0.012, trim.metal),
    rod([2.3, 1.16, z + 0.2], [2.3, 1.15, z + 0.02], 0.01, trim.metal),
    block([0.52, 0.014, 0.42], 0.006, trim.gloss, [3.2, 0.922, z]),
  )
}

/** Two padded benches facing each other, a table between them. */
function dinette(trim: Trim): Group {
  const z = -half + 0.48
  const bench = (x: number, back: number): Mesh[] => [
    block([0.56, 0.32, 0.92], 0.02, timber('#c8a675'), [x, 0.16, z]),
    block([0.58, 0.14, 0.94], 0.05, trim.seat, [x, 0.4, z]),
    block([0.13, 0.46, 0.94], 0.05, trim.insert, [x + back * 0.26, 0.68, z], [0, 0, -back * 0.12]),
  ]
  return group(
    bench(2.35, -1),
    bench(3.95, 1),
    block([0.86, 0.035, 0.82], 0.015, timber('#d8bd92'), [3.15, 0.72, z]),
    rod([3.15, 0, z], [3.15, 0.71, z], 0.035, trim.metal),
  )
}

function lockers(trim: Trim): Group {
  const doors = [1.75, 2.45, 3.15, 3.85]
  return group(
    bothSides(side => [
      block([3, 0.36, 0.36], 0.02, timber('#c8a675'), [2.8, high - 0.19, side * (half - 0.19)]),
      ...doors.map(x => block([0.66, 0.3, 0.02], 0.01, timber('#e2cba4'), [x, high - 0.19, side * (half - 0.375)])),
      ...doors.map(x => block([0.14, 0.012, 0.014], 0.005, trim.metal, [x, high - 0.29, side * (half - 0.39)])),
    ]),
  )
}
