import {
  type BufferGeometry, CylinderGeometry, DoubleSide, ExtrudeGeometry, Group, type Material, Mesh, Path, Shape,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { material } from '../material/trim.ts'
import { place } from '../shape/place.ts'
import { aeroCover } from './cover.ts'
import type { RimDesign } from './designs.ts'
import { type Dish, spoke } from './spoke.ts'
import { lathe } from './tyre.ts'

const turn = Math.PI * 2
const tones = { silver: [0xb4b8bd, 0x8d9196], 'two-tone': [0xb9bdc2, 0x17181a], dark: [0x5d6167, 0x1b1c1e],
  black: [0x26282b, 0x131416] } as const

/** The part that turns: barrel, lip, spokes or a pressed disc, hub and nuts. */
export function rim(radius: number, half: number, design: RimDesign): Group {
  const [face, flank] = tones[design.finish].map(metal) as [Material, Material]
  const depth = design.spokes ? 0.045 : 0.02
  const dish: Dish = share => half * 0.8 - depth * (1 - Math.min(1, share)) ** 1.4 - (0.01 * Math.max(0, share - 0.8)) / 0.2
  const group = new Group().add(barrel(radius, half, design.finish))
  if (design.spokes) group.add(...spokes(radius, dish, design.spokes, face, flank))
  else group.add(new Mesh(pressedDisc(radius, dish), face))
  if (design.cover) group.add(new Mesh(aeroCover(radius, dish, design.cover), flank))
  return group.add(...hub(radius, dish(0.1), face))
}

const metal = (colour: number): Material => material(colour, 0.3, 0.75, { clearcoat: 0.8, side: DoubleSide })

function barrel(radius: number, half: number, finish: RimDesign['finish']): Mesh {
  const section = [
    [0.9, -0.9], [0.91, 0.2], [0.925, 0.55], [0.945, 0.72], [0.955, 0.8], [0.985, 0.82], [1, 0.78], [1, 0.7],
  ].map(([out, along]) => [radius * out!, half * along!] as const)
  const colour = finish === 'silver' || finish === 'two-tone' ? 0xa6a9ad : 0x232427
  return new Mesh(lathe(section), metal(colour))
}

function spokes(radius: number, dish: Dish, { count, pair, shape }: NonNullable<RimDesign['spokes']>, face: Material,
  flank: Material): Mesh[] {
  const made = Array.from({ length: count }, (_, index) => (turn * index) / count + Math.PI / 2).flatMap(angle =>
    pair === undefined
      ? [spoke(radius, dish, angle, shape)]
      : [1, -1].map(side => spoke(radius, dish, angle + side * pair, { ...shape, twist: side * (shape.twist ?? 0) })))
  return [
    new Mesh(mergeGeometries(made.map(one => one.face)), face),
    new Mesh(mergeGeometries(made.map(one => one.flanks)), flank),
  ]
}

function pressedDisc(radius: number, dish: Dish): BufferGeometry {
  const outline = new Shape().absarc(0, 0, radius * 0.95, 0, turn, false)
  for (let hole = 0; hole < 8; hole++) {
    const angle = (turn * hole) / 8
    outline.holes.push(new Path().absarc(Math.cos(angle) * radius * 0.66, Math.sin(angle) * radius * 0.66, radius * 0.1, 0,
      turn, false))
  }
  const geometry = new ExtrudeGeometry(outline, { depth: 0.02, bevelSize: 0.004, bevelThickness: 0.004, curveSegments: 32 })
  const positions = geometry.getAttribute('position')
  for (let at = 0; at < positions.count; at++) {
    const share = Math.hypot(positions.getX(at), positions.getY(at)) / radius
    positions.setZ(at, positions.getZ(at) - 0.04 + dish(share))
  }
  geometry.computeVertexNormals()
  return geometry
}

function hub(radius: number, face: number, finish: Material): Mesh[] {
  const dark = material(0x17181a, 0.4, 0.6)
  const parts = [
    place(new CylinderGeometry(radius * 0.2, radius * 0.235, 0.035, 40), finish, [0, 0, face - 0.002]),
    place(new CylinderGeometry(radius * 0.115, radius * 0.12, 0.012, 32), dark, [0, 0, face + 0.017]),
    ...Array.from({ length: 5 }, (_, nut) => {
      const angle = (turn * nut) / 5 + Math.PI / 2 + turn / 10
      const away = radius * 0.172
      return place(new CylinderGeometry(0.009, 0.009, 0.02, 6), dark,
        [Math.cos(angle) * away, Math.sin(angle) * away, face + 0.01])
    }),
  ]
  for (const part of parts) part.rotation.x = Math.PI / 2
  return parts
}
