import { type Material, Mesh, PlaneGeometry } from 'three'
import { material } from '../material/trim.ts'
import { frame, lit, onSide } from '../shape/panel.ts'
import { bar, bothSides } from '../shape/place.ts'
import { slab } from '../shape/slab.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

const fold = 0.012

/** The raised roof, the canvas wall under it with its windows, and the struts that hold it up. */
export function popTop(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec } = layout
  const raised = spec.popTop
  if (raised === undefined) return []
  const canvas = material(0xa9adb0, 0.95)
  const [from, until] = [spec.nose.lean + 0.08, spec.length - 0.14]
  const [low, high] = [spec.roof - 0.06, spec.roof + raised - 0.1]
  const half = spec.half - 0.07
  const middle = (from + until) / 2
  return [
    ...slab({ outline: [[from - 0.06, high, 0.02], [until + 0.1, high, 0.02], [until + 0.1, high + 0.1, 0.05], [until - 0.1,
      high + 0.17, 0.2],
      [from + 0.3, high + 0.17, 0.3], [from - 0.06, high + 0.07, 0.06]], half: spec.half - 0.015, edge: 0.05 },
    { side: finishes.paint, edge: finishes.paint, under: finishes.white, light: 0.95 }),
    ...bothSides(side => [
      wall(until - from, high - low, canvas, middle, (low + high) / 2, side * half),
      ...[0.24, 0.5, 0.78].flatMap(share => onSide([
        lit(frame(0.8, 0.34, 0.03, 0.006, 0.05, material(0x5b6066, 0.9)), 0.8), mesh(0.76, 0.3),
      ], from + (until - from) * share, (low + high) / 2 + 0.02, side * (half + fold))),
      ...[from + 0.12, until - 0.12].map(x => lit(bar([x, low, side * (half + 0.025)], [x, high, side * (half + 0.025)],
        0.012, finishes.alloy), 0.9)),
    ]),
    ...[from, until].map(x => {
      const end = wall(half * 2, high - low, canvas, x, (low + high) / 2, 0)
      end.rotation.y = x === from ? -Math.PI / 2 : Math.PI / 2
      return end
    }),
  ]
}

function mesh(width: number, height: number): Mesh {
  const net = lit(new Mesh(new PlaneGeometry(width, height), material(0x1b1e21, 0.6)), 0.8)
  net.position.z = 0.003
  return net
}

/** Canvas that hangs in shallow folds. */
function wall(length: number, height: number, canvas: Material, x: number, y: number, z: number): Mesh {
  const sheet = new PlaneGeometry(length, height, Math.round(length * 26), 4)
  const positions = sheet.getAttribute('position')
  for (let at = 0; at < positions.count; at++) {
    const slack = 1 - (positions.getY(at) / (height / 2)) ** 2
    positions.setZ(at, fold * slack * (0.35 + 0.65 * Math.sin(positions.getX(at) * 17 + Math.sin(positions.getX(at) * 5) * 2)))
  }
  sheet.computeVertexNormals()
  const hung = new Mesh(sheet, canvas)
  hung.position.set(x, y, z)
  if (z < 0) hung.rotation.y = Math.PI
  return lit(hung, 0.85)
}
