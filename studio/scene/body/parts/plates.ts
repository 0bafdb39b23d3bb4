import { CanvasTexture, ExtrudeGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, PlaneGeometry, Shape,
  SRGBColorSpace, TorusGeometry } from 'three'
import { block } from '../../shape/place.ts'
import type { FaceMarks } from '../faces/face.ts'
import type { Kit } from '../kit.ts'
import { surfaceX } from '../surface.ts'
import type { TailMarks } from '../tails/tail.ts'

/** Number plates and badges at both ends. */
export function platesAndBadges(kit: Kit, front: FaceMarks | undefined, rear: TailMarks | undefined): Object3D[] {
  const { shell } = kit
  const parts: Object3D[] = []
  if (front) parts.push(...plate(kit, surfaceX(shell, front.plate, 0) - 0.014, front.plate, 'front'))
  if (front?.badge) parts.push(badge(kit, surfaceX(shell, front.badge, 0) - 0.006, front.badge, 'front',
    front.badgeScale ?? 1.05))
  if (rear?.plate) parts.push(...plate(kit, surfaceX(shell, rear.plate, 0, 'rear') + 0.012, rear.plate, 'rear'))
  if (rear?.badge) parts.push(badge(kit, surfaceX(shell, rear.badge, 0, 'rear') + 0.004, rear.badge, 'rear', 0.9))
  return parts
}

const facing = { front: -Math.PI / 2, rear: Math.PI / 2 } as const

export function plate({ black }: Pick<Kit, 'black'>, x: number, y: number, end: 'front' | 'rear'): Mesh[] {
  const holder = block([0.4, 0.152, 0.012], 0.005, black, [x, y, 0])
  holder.rotation.y = facing[end]
  const face = new Mesh(new PlaneGeometry(0.372, 0.134), new MeshStandardMaterial({ map: plateTexture(), roughness: 0.5 }))
  face.rotation.y = facing[end]
  face.position.set(x + (end === 'front' ? -0.0075 : 0.0075), y, 0)
  // A plate shades nothing: variants with plates at other heights share the light of one shell.
  for (const part of [holder, face]) part.userData.bake = 'unlit'
  return [holder, face]
}

/** A dealer's cover instead of a number, the same when the picture is mirrored. */
function plateTexture(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 520
  canvas.height = 186
  const context = canvas.getContext('2d')!
  context.fillStyle = '#171a1f'
  context.fillRect(0, 0, 520, 186)
  context.strokeStyle = '#c9ccd0'
  context.lineWidth = 5
  context.strokeRect(9, 9, 502, 168)
  context.lineWidth = 12
  context.beginPath()
  context.moveTo(205, 70)
  context.lineTo(260, 122)
  context.lineTo(315, 70)
  context.stroke()
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** A maker of no name: a ring with a chevron. */
function badge({ chrome }: Kit, x: number, y: number, end: 'front' | 'rear', scale: number): Group {
  const ring = new Mesh(new TorusGeometry(0.045 * scale, 0.007 * scale, 12, 40), chrome)
  ring.scale.set(1.25, 0.85, 1)
  const outline = new Shape()
  const [first, ...rest] = [[-0.03, 0.02], [0, -0.03], [0.03, 0.02], [0.016, 0.02], [0, -0.006], [-0.016, 0.02]] as const
  outline.moveTo(...first)
  for (const point of rest) outline.lineTo(point[0], point[1])
  const chevron = new Mesh(new ExtrudeGeometry(outline, { depth: 0.006, bevelSize: 0.002, bevelThickness: 0.002 }), chrome)
  chevron.scale.setScalar(scale)
  const group = new Group().add(ring, chevron)
  group.rotation.y = facing[end]
  group.position.set(x, y, 0)
  return group
}
