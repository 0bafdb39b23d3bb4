import type { Group, Mesh } from 'three'
import { block, group, rod } from '../motorcycle/parts.ts'
import type { CabinShape } from './families.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'

export function mirror(header: number, roof: number, trim: Trim): Mesh[] {
  return [
    block([0.028, 0.066, 0.245], 0.014, trim.rubber, [header + 0.03, roof - 0.115, 0], [0, -0.1, -0.12]),
    block([0.004, 0.054, 0.228], 0.002, trim.metal, [header + 0.045, roof - 0.1165, -0.001], [0, -0.1, -0.12]),
    rod([header + 0.025, roof - 0.1, 0], [header - 0.005, roof - 0.02, 0], 0.011, trim.rubber),
  ]
}

export const visors = (header: number, roof: number, trim: Trim): Mesh[] =>
  [0.36, -0.36].map(z => block([0.16, 0.018, 0.4], 0.008, trim.lining, [header + 0.11, roof - 0.022, z], [0, 0, 0.1]))

/** The belt, from its anchor on the pillar down to its reel. */
export function belts(x: number, z: number, roof: number, { hip }: CabinShape, trim: Trim): Mesh[] {
  const side = Math.sign(z)
  const inside = z - side * 0.035
  const webbing = ribbon(
    [
      [x + 0.03, roof - 0.2, inside],
      [x + 0.05, hip, inside + side * 0.005],
    ],
    [
      [x + 0.075, roof - 0.2, inside],
      [x + 0.095, hip, inside + side * 0.005],
    ],
    [0, 0, 0],
    trim.rubber,
  )
  return [webbing, block([0.06, 0.045, 0.03], 0.012, trim.pad, [x + 0.052, roof - 0.19, inside])]
}

export function outsideMirror(sill: number, z: number, trim: Trim): Group {
  const out = z + Math.sign(z) * 0.2
  return group(
    block([0.09, 0.13, 0.2], 0.04, trim.gloss, [-0.12, sill + 0.1, out]),
    block([0.005, 0.1, 0.165], 0.002, trim.metal, [-0.074, sill + 0.1, out]),
  )
}

export function grabHandle(x: number, y: number, z: number, trim: Trim): Group {
  return group(
    rod([x - 0.09, y - 0.02, z], [x + 0.09, y - 0.02, z], 0.011, trim.lining),
    [x - 0.09, x + 0.09].map(end => rod([end, y - 0.02, z], [end, y + 0.03, z + Math.sign(z) * 0.02], 0.012, trim.lining)),
  )
}
