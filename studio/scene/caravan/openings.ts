import { CylinderGeometry, Mesh, PlaneGeometry } from 'three'
import { frame, lit, onSide } from '../shape/panel.ts'
import { block, bothSides, place } from '../shape/place.ts'
import type { Finishes } from './finishes.ts'
import type { Layout, Window } from './spec.ts'

const usualHeight = 0.56
const frameWidth = 0.035

/** A push-out pane: tinted acrylic that bulges a little, so that the room slides across it, in a black frame. */
export function windowPane(width: number, height: number, { black, pane }: Pick<Finishes, 'black' | 'pane'>): Mesh[] {
  const sheet = new PlaneGeometry(width - frameWidth, height - frameWidth, 12, 8)
  const positions = sheet.getAttribute('position')
  for (let at = 0; at < positions.count; at++) {
    const [x, y] = [positions.getX(at) / width * 2, positions.getY(at) / height * 2]
    positions.setZ(at, 0.022 * (1 - x * x * 0.8) * (1 - y * y * 0.8))
  }
  sheet.computeVertexNormals()
  return [frame(width, height, frameWidth, 0.014, 0.07, black), lit(new Mesh(sheet, pane), 0.95)]
}

export function openings(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec, along } = layout
  const sillOf = (window: Window): number => window.sill ?? spec.roof - 0.42 - (window.height ?? usualHeight)
  return [
    ...bothSides(side => spec.windows.flatMap(window => onSide(
      windowPane(window.width, window.height ?? usualHeight, finishes),
      along(window.at), sillOf(window) + (window.height ?? usualHeight) / 2, side * spec.half,
    ))),
    ...door(layout, finishes),
    ...bothSides(side => spec.hatches.flatMap(hatch => {
      const height = hatch.high - hatch.low
      const flap = frame(hatch.width, height, 0.018, 0.006, 0.03, finishes.black)
      const latch = block([0.05, 0.03, 0.014], 0.005, finishes.black, [0, height / 2 - 0.07, 0.008])
      return onSide([flap, lit(latch, 0.9)], along(hatch.at), hatch.low + height / 2, side * spec.half)
    })),
    ...bothSides(side => [0.03, 0.5, 0.97].map(at => lit(block([0.09, 0.03, 0.02], 0.008, at < 0.9 ? finishes.amber : finishes.red,
      [along(at), spec.band - 0.06, side * (spec.half + 0.006)]), 1))),
    ...bothSides(side => (spec.vents ?? []).flatMap(at => onSide(vent(finishes), along(at), spec.band + 0.28, side * spec.half))),
  ]
}

/** Two louvred grilles, as behind a refrigerator. */
const vent = ({ white, black }: Finishes): Mesh[] => [0, 0.62].flatMap(up => [
  lit(block([0.46, 0.2, 0.016], 0.006, white, [0, up, 0.004]), 0.92),
  ...[-0.06, -0.02, 0.02, 0.06].map(y => lit(block([0.4, 0.018, 0.012], 0.004, black, [0, up + y, 0.012]), 0.5)),
])

function door({ spec, along }: Layout, finishes: Finishes): Mesh[] {
  if (!spec.door) return []
  const width = spec.door.width ?? 0.66
  const [low, high] = [Math.min(spec.floor + 0.08, spec.band - 0.1), spec.roof - (spec.popTop ? 0.12 : 0.26)]
  const height = high - low
  const paneHeight = Math.min(0.62, height * 0.36)
  const handle = place(new CylinderGeometry(0.012, 0.012, 0.34, 10), finishes.alloy, [width / 2 + 0.09, -0.1, 0.045])
  const parts = [
    frame(width, height, 0.028, 0.01, 0.06, finishes.alloy),
    frame(width - 0.05, height - 0.05, 0.01, 0.004, 0.04, finishes.black),
    ...windowPane(width - 0.2, paneHeight, finishes).map(part => (part.position.set(0, height / 2 - paneHeight / 2 - 0.18,
      0.004), part)),
    lit(block([0.05, 0.16, 0.03], 0.01, finishes.black, [width / 2 - 0.09, -height * 0.08, 0.012]), 0.8),
    lit(handle, 0.95),
    ...[-0.26, 0.06].map(y => lit(block([0.03, 0.03, 0.05], 0.01, finishes.alloy, [width / 2 + 0.09, y, 0.02]), 0.9)),
    ...[0.3, -0.3].map(y => lit(block([0.025, 0.12, 0.02], 0.006, finishes.black, [-width / 2, height * y, 0.01]), 0.8)),
    lit(block([0.3, 0.035, 0.03], 0.01, finishes.clear, [width / 2 + 0.12, height / 2 + 0.05, 0.012]), 1),
  ]
  return onSide(parts, along(spec.door.at), low + height / 2, spec.half)
}
