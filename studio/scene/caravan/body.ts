import { DoubleSide, ExtrudeGeometry, Mesh, Shape, ShapeGeometry, Vector2 } from 'three'
import { material } from '../material/trim.ts'
import { closedPath, type PathCorner } from '../shape/outline-path.ts'
import { lit } from '../shape/panel.ts'
import { block, bothSides } from '../shape/place.ts'
import { slab } from '../shape/slab.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

const bandFinishes = { checker: 'checker', 'black checker': 'blackChecker', composite: 'composite', white: 'white' } as const

/** The box one lives in: a lower band that takes the stones, the walls and roof above it, a moulding on every edge. */
export function body(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec } = layout
  const lower = finishes[bandFinishes[spec.bandFinish]]
  const upper = finishes[spec.upperFinish ?? 'paint']
  const front = spec.frontPlate ? finishes[bandFinishes[spec.bandFinish]] : upper
  return [
    ...slab({ outline: bandOutline(layout), half: spec.half, edge: 0.016 },
      { side: lower, edge: finishes.powder, under: finishes.dark, light: 0.8 }),
    ...slab({ outline: wallOutline(layout), half: spec.half, edge: 0.022 },
      { side: upper, wrap: upper, edge: spec.upperFinish === 'composite' ? finishes.powder : finishes.alloy, light: 0.95 }),
    ...(spec.frontPlate ? slab({ outline: plateOutline(layout), half: spec.half + 0.006, edge: 0.01 },
      { side: front, light: 0.85 }) : []),
    ...bothSides(side => [
      belt(layout, finishes, side),
      flare(layout, finishes, side),
    ]),
    ...bothSides(side => decals(layout, side)),
  ]
}

/** Where the front is at a height. */
export function noseAt({ spec: { nose, floor, roof } }: Layout, y: number): number {
  if (y < floor + nose.foot) return (nose.foot - (y - floor)) * 0.9
  return y < nose.from ? 0 : ((y - nose.from) / (roof - nose.from)) * nose.lean
}

function bandOutline(layout: Layout): PathCorner[] {
  const { spec } = layout
  const { floor, band, length, nose } = spec
  const [cutAlong, cutUp] = spec.cutAway ?? [0.06, 0.06]
  return [
    [nose.foot * 0.9, floor, 0.03], ...archCorners(layout), [length - cutAlong, floor, 0.08], [length, floor + cutUp, 0.05],
    [length, band], [0, band], [0, floor + nose.foot, 0.05],
  ]
}

const archCorners = ({ spec, arch }: Layout): PathCorner[] => [
  [arch.from, spec.floor, 0.02], [arch.from + 0.07, arch.top - 0.14, 0.12], [arch.from + 0.24, arch.top, 0.1],
  [arch.until - 0.24, arch.top, 0.1], [arch.until - 0.07, arch.top - 0.14, 0.12], [arch.until, spec.floor, 0.02],
]

/** A lip of black plastic round the wheels. */
function flare(layout: Layout, finishes: Finishes, side: number): Mesh {
  const { spec, arch } = layout
  const wide = 0.05
  const outer: PathCorner[] = [
    [arch.from - wide, spec.floor - 0.012], [arch.from + 0.07 - wide, arch.top - 0.11, 0.13], [arch.from + 0.22,
      arch.top + wide, 0.12],
    [arch.until - 0.22, arch.top + wide, 0.12], [arch.until - 0.07 + wide, arch.top - 0.11, 0.13], [arch.until + wide,
      spec.floor - 0.012],
  ]
  const lip = closedPath([...outer, ...archCorners(layout).toReversed()]).map(({ x, y }) => new Vector2(x, y))
  const geometry = new ExtrudeGeometry(new Shape(lip), { depth: 0.02, bevelSize: 0.006, bevelThickness: 0.008, bevelSegments: 2 })
  const mesh = new Mesh(geometry, finishes.black)
  mesh.position.z = side > 0 ? spec.half - 0.004 : -spec.half - 0.016
  return lit(mesh, 0.7)
}

function wallOutline(layout: Layout): PathCorner[] {
  const { band, roof, length, nose, popTop } = layout.spec
  return [
    [0, band + 0.004], [0, nose.from, 0.25], [nose.lean, roof, popTop ? 0.08 : 0.28], [length - 0.12, roof, popTop ? 0.05 : 0.2],
    [length, roof - 0.35, 0.4],
    [length, band + 0.004],
  ]
}

/** A sheet of tread plate that goes up the front and a little way round its corners. */
function plateOutline(layout: Layout): PathCorner[] {
  const { spec } = layout
  const top = spec.frontPlate!
  return [
    [-0.008, spec.band - 0.02], ...(top > spec.nose.from ? [[-0.008, spec.nose.from] as const] : []), [noseAt(layout,
      top) - 0.008, top, 0.02],
    [noseAt(layout, top) + 0.3, top, 0.05], [0.34, spec.band + 0.02, 0.05], [0.34, spec.band - 0.02],
  ]
}

function belt({ spec }: Layout, finishes: Finishes, side: number): Mesh {
  const strip = block([spec.length - 0.02, 0.028, 0.012], 0.005, finishes.powder, [spec.length / 2, spec.band, side * spec.half])
  return lit(strip, 0.85)
}

function decals({ spec, along }: Layout, side: number): Mesh[] {
  return spec.livery.map(({ colour, corners }, index) => {
    const shape = new Shape(corners.map(([share, y]) => new Vector2(along(share), y)))
    const mesh = new Mesh(new ShapeGeometry(shape), material(colour, 0.35, 0, { side: DoubleSide, clearcoat: 0.5 }))
    mesh.position.z = side * (spec.half + 0.002 + index * 0.0006)
    return lit(mesh, 0.95)
  })
}
