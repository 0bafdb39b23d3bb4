import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { box, glass, glow } from './box.ts'
import { shopInterior } from './shop-interior.ts'
import { wallMaterial, type WallKind } from './wall.ts'

export type Showroom = {
  /** The middle of its front, and how it stands. */
  x: number
  z: number
  width: number
  height: number
  depth: number
  walls: WallKind
  colour: string
  /** The band above the glass, and the plain shape on it that stands for a sign. */
  fascia: { height: number; colour: string }
  sign: { colour: string; shape: 'bar' | 'disc' | 'pylon' | 'none'; lit?: number }
  bays: number
  /** How bright it is inside. */
  lights: number
  overhang?: number
  frame?: string
  sill?: number
}

/** A building with a glazed front, a lit room behind it and a band above. */
export function showroom(look: Showroom): Group {
  const { x, z, width, height, depth, fascia, bays, lights } = look
  const group = new Group()
  const wall = wallMaterial(look.walls, look.colour)
  const metal = new MeshStandardMaterial({ color: look.frame ?? '#2b2f33', roughness: 0.4, metalness: 0.6 })
  const glassTop = height - fascia.height
  const overhang = look.overhang ?? 1.2
  const sill = look.sill ?? 0.12
  group.add(
    box(0.35, height, depth, wall, [x - width / 2, 0, z - depth / 2]),
    box(0.35, height, depth, wall, [x + width / 2, 0, z - depth / 2]),
    box(width, height, 0.3, wall, [x, 0, z - depth]),
    box(width, sill, 0.25, wall, [x, 0, z]),
    box(width + 0.5, 0.35, depth + overhang, new MeshStandardMaterial({ color: '#d6d8da', roughness: 0.8 }), [
      x,
      glassTop,
      z - depth / 2 + overhang / 2,
    ]),
    box(width + 0.6, fascia.height, 0.25, new MeshStandardMaterial({ color: fascia.colour, roughness: 0.5 }), [x, glassTop, z + overhang]),
    box(width, 0.02, depth, new MeshStandardMaterial({ color: '#8f9193', roughness: 0.25 }), [x, 0.01, z - depth / 2]),
    ...shopInterior(look, glassTop),
  )
  for (let i = 0; i <= bays; i++) group.add(box(0.09, glassTop - sill, 0.14, metal, [x - width / 2 + (i / bays) * width, sill, z]))
  group.add(box(width, 0.08, 0.12, metal, [x, glassTop * 0.72, z]))
  const pane = new Mesh(new BoxGeometry(width, glassTop - sill, 0.02), glass('#101c24', lights > 1 ? 0.16 : 0.42))
  pane.position.set(x, sill + (glassTop - sill) / 2, z + 0.02)
  pane.renderOrder = 3
  group.add(pane, ...sign(look, glassTop, overhang))
  return group
}

function sign({ x, z, width, fascia, sign: { colour, shape, lit } }: Showroom, top: number, overhang: number): Mesh[] {
  const material = lit ? glow(colour, lit) : new MeshStandardMaterial({ color: colour, roughness: 0.4 })
  const front = z + overhang + 0.16
  const middle = top + fascia.height * 0.24
  if (shape === 'bar')
    return [
      box(width * 0.22, fascia.height * 0.5, 0.1, material, [x - width * 0.3, middle, front]),
      box(width * 0.1, fascia.height * 0.16, 0.1, material, [x - width * 0.12, middle + fascia.height * 0.17, front]),
    ]
  if (shape === 'pylon')
    return [
      box(1.7, 7.4, 0.5, material, [x - width / 2 - 2.4, 0, z + 3.5]),
      box(1.74, 1.6, 0.54, new MeshStandardMaterial({ color: '#f3f3f1', roughness: 0.5 }), [x - width / 2 - 2.4, 5, z + 3.5]),
    ]
  if (shape === 'disc')
    return [
      box(fascia.height * 0.62, fascia.height * 0.62, 0.12, material, [x - width * 0.36, top + fascia.height * 0.19, front]),
      box(width * 0.18, fascia.height * 0.2, 0.1, material, [x - width * 0.22, top + fascia.height * 0.4, front]),
    ]
  return []
}
