import * as THREE from 'three'
import { lens, type Finishes } from './finishes.ts'
import { at, block, bothSides, group, rod, tube, type Point } from './parts.ts'

export interface HandlebarShape {
  /** Above and behind the upper fork clamp. */
  rise: number
  pullback: number
  /** Half the width from grip end to grip end. */
  half: number
  mirrors: 'round' | 'angular' | 'bar-end'
}

const mirrored = ([x, y, z]: Point, side: number): Point => [x, y, z * side]

/** Bars, grips, levers, mirrors and front indicators, built about the middle of the upper clamp. */
export function makeHandlebar(clamp: Point, shape: HandlebarShape, finishes: Finishes): THREE.Group {
  const { rise, pullback, half } = shape
  const [x, y] = clamp
  const bend = half * 0.42
  const gripFrom: Point = [x + pullback * 0.72, y + rise, half - 0.14]
  const gripTo: Point = [x + pullback, y + rise - 0.01, half]
  return group(
    rod([x, y, 0.045], [x, y + 0.045, 0.045], 0.017, finishes.casting),
    rod([x, y, -0.045], [x, y + 0.045, -0.045], 0.017, finishes.casting),
    bothSides(side => [
      tube(
        [
          [x, y + 0.05, 0],
          [x, y + 0.05, side * 0.09],
          [x + pullback * 0.2, y + rise * 0.92, side * bend],
          mirrored(gripFrom, side),
          mirrored(gripTo, side),
        ],
        0.0125,
        finishes.satin,
      ),
      rod(mirrored(gripFrom, side), mirrored(gripTo, side), 0.0175, finishes.rubber),
      rod(mirrored(gripTo, side), [gripTo[0] + 0.004, gripTo[1], side * (half + 0.022)], 0.016, finishes.machined),
      block([0.045, 0.045, 0.055], 0.012, finishes.satin, [gripFrom[0] - 0.004, gripFrom[1] + 0.002, side * (half - 0.17)]),
      lever(gripFrom, half, side, finishes),
      ...mirror(gripFrom, shape, side, finishes),
      indicator([x - 0.05, y - 0.09, side * 0.13], [x - 0.05, y - 0.09, side * 0.19], finishes),
    ]),
    block([0.05, 0.034, 0.055], 0.01, finishes.satin, [gripFrom[0] - 0.045, gripFrom[1] + 0.034, -(half - 0.19)]),
    cables(clamp, gripFrom, finishes),
  )
}

export function lever(grip: Point, half: number, side: number, finishes: Finishes): THREE.Object3D {
  return tube(
    [
      [grip[0] - 0.02, grip[1], side * (half - 0.17)],
      [grip[0] - 0.062, grip[1] - 0.006, side * (half - 0.135)],
      [grip[0] - 0.062, grip[1] - 0.008, side * (half - 0.06)],
      [grip[0] - 0.048, grip[1] - 0.008, side * (half + 0.012)],
    ],
    0.006,
    finishes.machined,
    24,
  )
}

function mirror(grip: Point, shape: HandlebarShape, side: number, finishes: Finishes): THREE.Object3D[] {
  const root: Point = [grip[0], grip[1] + 0.02, side * (shape.half - 0.17)]
  const head: Point =
    shape.mirrors === 'bar-end'
      ? [grip[0] + 0.02, grip[1] - 0.035, side * (shape.half + 0.06)]
      : [grip[0] - 0.035, grip[1] + 0.185, side * (shape.half - 0.06)]
  const stalk =
    shape.mirrors === 'bar-end'
      ? tube(
          [
            [grip[0] + 0.01, grip[1], side * (shape.half + 0.01)], [grip[0] + 0.01, grip[1] - 0.02, side * (shape.half + 0.03)],
            head,
          ],
          0.006,
          finishes.satin,
          20,
        )
      : tube(
        [root, [root[0] - 0.03, root[1] + 0.09, side * (shape.half - 0.14)], [head[0], head[1], head[2]]],
        0.0058,
        finishes.satin,
        24,
      )
  return [stalk, ...(shape.mirrors === 'angular' ? mirrorHead(head, side, finishes) : roundMirror(head, finishes))]
}

const mirrorGlass = () => new THREE.MeshPhysicalMaterial({ color: '#aab6c2', roughness: 0.04, metalness: 1 })

/** An angular mirror about its middle. */
export function mirrorHead(head: Point, side: number, finishes: Finishes): THREE.Object3D[] {
  const turn: Point = [side * -0.12, side * 0.18, 0.1]
  return [
    block([0.03, 0.07, 0.13], 0.014, finishes.satin, head, turn),
    block([0.004, 0.058, 0.118], 0.002, mirrorGlass(), [head[0] + 0.0145, head[1], head[2]], turn),
  ]
}

const disc = (radius: number, back: number, depth: number, material: THREE.Material) =>
  new THREE.Mesh(new THREE.CylinderGeometry(radius, back, depth, 36), material)

export function roundMirror(head: Point, finishes: Finishes): THREE.Object3D[] {
  const turn: Point = [0, 0, -Math.PI / 2 + 0.1]
  return [
    at(disc(0.052, 0.04, 0.026, finishes.satin), head, turn),
    at(disc(0.047, 0.047, 0.004, mirrorGlass()), [head[0] + 0.013, head[1], head[2]], turn),
  ]
}

export function indicator(root: Point, tip: Point, finishes: Finishes): THREE.Group {
  const side = Math.sign(tip[2])
  const lamp = at(
    new THREE.Mesh(new THREE.CapsuleGeometry(0.013, 0.03, 6, 16), lens('#d8750f', 0.25)),
    [tip[0], tip[1], tip[2] + side * 0.018],
    [Math.PI / 2, 0, 0],
  )
  return group(rod(root, tip, 0.006, finishes.satin), lamp)
}

function cables(clamp: Point, grip: Point, finishes: Finishes): THREE.Object3D[] {
  const [x, y] = clamp
  return [1, -1].map(side =>
    tube(
      [
        [grip[0] - 0.03, grip[1], side * (grip[2] - 0.04)],
        [x - 0.1, y + 0.06, side * 0.16],
        [x - 0.1, y - 0.06, side * 0.07],
        [x - 0.015, y - 0.2, side * 0.05],
      ],
      0.0045,
      finishes.rubber,
      32,
    ),
  )
}
