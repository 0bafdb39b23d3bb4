import { BoxGeometry, type Material, Mesh, Shape, ShapeGeometry, Vector2 } from 'three'
import { material } from '../material/trim.ts'
import { frame, lit } from '../shape/panel.ts'
import { bar, block, bothSides } from '../shape/place.ts'
import { slab } from '../shape/slab.ts'
import { noseAt } from './body.ts'
import type { Finishes } from './finishes.ts'
import { windowPane } from './openings.ts'
import type { Layout } from './spec.ts'

/** What is on the front wall. */
export function nose(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec } = layout
  return [
    ...(spec.nosePanel === undefined ? [] : panel(layout, spec.nosePanel)),
    ...(spec.frontWindow ? guardedWindow(layout, finishes) : []),
    ...(spec.frontBoot ? boot(layout, finishes) : []),
    ...bothSides(side => onNose(layout, [lit(block([0.1, 0.035, 0.03], 0.01, finishes.amber, [0, 0, 0.008]), 1)], spec.roof - 0.32,
      side * (spec.half - 0.16))),
  ]
}

/** Lays parts made flat on to the leaning front. */
function onNose(layout: Layout, parts: Mesh[], y: number, z = 0): Mesh[] {
  const { nose: { lean, from }, roof } = layout.spec
  const angle = y > from ? Math.atan2(lean, roof - from) : 0
  for (const part of parts) {
    const { x: across, y: up, z: out } = part.position.clone()
    part.rotation.order = 'YXZ'
    part.rotation.set(-angle, -Math.PI / 2, 0)
    part.position.set(noseAt(layout, y) + up * Math.sin(angle) - out * Math.cos(angle),
      y + up * Math.cos(angle) + out * Math.sin(angle),
      z + across)
  }
  return parts
}

function flat(shape: Shape, finish: Material, out: number): Mesh {
  const mesh = lit(new Mesh(new ShapeGeometry(shape), finish), 0.95)
  mesh.position.z = out
  return mesh
}

/** A dark area that narrows towards the roof, with a line round it. */
function panel(layout: Layout, colour: number): Mesh[] {
  const { spec } = layout
  const low = Math.max(spec.frontPlate ?? 0, spec.nose.from) + 0.06
  const rise = (spec.roof - 0.42 - low) * 1.02
  const half = spec.half - 0.2
  const area = (inset: number): Shape => new Shape(([[-half, 0], [half, 0], [half * 0.72, rise], [-half * 0.72, rise]] as const)
    .map(([x, y]) => new Vector2(x * (1 - inset), y + (y > 0 ? -1 : 1) * inset * 0.6)))
  return onNose(layout, [
    flat(area(0), material(0x9aa0a6, 0.7), 0.004), flat(area(0.035), material(colour, 0.75, 0, { specularIntensity: 0.4 }), 0.006),
  ], low)
}

/** A wide window under a lifted stone guard. */
function guardedWindow(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec } = layout
  const width = spec.half * 1.4
  const y = (spec.nose.from + spec.roof) / 2 - 0.05
  const guard = frame(width + 0.1, 0.62, 0.04, 0.03, 0.06, finishes.alloy)
  const sheet = lit(new Mesh(new BoxGeometry(width, 0.54, 0.012), finishes.pane), 0.95)
  sheet.position.z = 0.02
  return onNose(layout, [...windowPane(width, 0.56, finishes), guard, sheet,
    ...[-0.3, 0.3].map(z => lit(block([0.05, 0.05, 0.05], 0.01, finishes.black, [z, -0.32, 0.03]), 0.8))], y)
}

/** A boot across the front with a lid that leans back, and its two handles. */
function boot({ spec }: Layout, finishes: Finishes): Mesh[] {
  const [low, high, half] = [spec.floor + 0.04, spec.nose.from - 0.02, spec.half - 0.06]
  return [
    ...slab({ outline: [[-0.46, low, 0.03], [0.05, low], [0.05, high], [-0.1, high, 0.06], [-0.46, high - 0.34, 0.1]], half,
      edge: 0.03 },
      { side: finishes.composite, wrap: finishes.composite, under: finishes.dark, light: 0.88 }),
    ...bothSides(side => [
      lit(bar([-0.3, high - 0.17, side * 0.55], [-0.22, high - 0.085, side * 0.55], 0.014, finishes.alloy), 0.95),
      lit(block([0.5, 0.02, 0.01], 0.004, finishes.alloy, [-0.2, low + 0.05, side * half]), 0.9),
    ]),
    lit(block([0.02, 0.02, half * 1.9], 0.006, finishes.alloy, [-0.462, high - 0.4, 0]), 0.9),
  ]
}
