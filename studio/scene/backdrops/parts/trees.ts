import { CanvasTexture, DoubleSide, Group, Mesh, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { makeRandom } from './random.ts'

type Palette = { bark: string; shade: [number, number, number]; light: [number, number, number] }
const gum: Palette = { bark: '#a89a8a', shade: [52, 64, 40], light: [142, 152, 96] }
const park: Palette = { bark: '#5b4c3f', shade: [36, 56, 28], light: [118, 148, 70] }
const jacaranda: Palette = { bark: '#5f5650', shade: [96, 88, 122], light: [172, 163, 194] }

export type TreeKind = 'gum' | 'park' | 'jacaranda' | 'palm' | 'hedge'

/** Flat pictures of trees that stand in the background; soft focus does the rest. */
export function trees(kind: TreeKind, spots: readonly (readonly [x: number, z: number, height: number])[], seed = 1): Group {
  const group = new Group()
  const textures = [0, 1, 2].map(i => (kind === 'palm' ? palmTexture(seed + i) : treeTexture(kind, seed + i)))
  spots.forEach(([x, z, height], index) => {
    const texture = textures[index % textures.length]!
    const material = new MeshStandardMaterial({ map: texture, alphaTest: 0.35, roughness: 1, side: DoubleSide, envMapIntensity: 1.1 })
    const tree = new Mesh(card(height * (kind === 'hedge' ? 2.4 : 1), height), material)
    tree.position.set(x, height / 2 - 0.02, z)
    tree.castShadow = kind !== 'hedge'
    tree.scale.x = index % 2 ? 1 : -1
    group.add(tree)
  })
  return group
}

/** A card lit mostly from above, as leaves are. */
function card(width: number, height: number): PlaneGeometry {
  const plane = new PlaneGeometry(width, height)
  const normal = plane.attributes.normal!
  for (let i = 0; i < normal.count; i++) normal.setXYZ(i, 0, 0.85, 0.53)
  return plane
}

function sheet(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 512
  return [canvas, canvas.getContext('2d')!]
}

function treeTexture(kind: Exclude<TreeKind, 'palm'>, seed: number): CanvasTexture {
  const random = makeRandom(seed * 13 + 5)
  const [canvas, pen] = sheet()
  const palette = { gum, park, jacaranda, hedge: park }[kind]
  const clumps: [number, number, number][] = []
  const branch = (x: number, y: number, angle: number, length: number, width: number): void => {
    const [toX, toY] = [x + Math.cos(angle) * length, y - Math.sin(angle) * length]
    pen.strokeStyle = palette.bark
    pen.lineWidth = width
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(toX, toY)
    pen.stroke()
    if (length < 40) return void clumps.push([toX, toY, 30 + random() * 20])
    for (let i = 0; i < (length > 60 ? 3 : 2); i++)
      branch(toX, toY, angle + (random() - 0.5) * 1.25, length * (0.6 + random() * 0.12), width * 0.62)
  }
  if (kind === 'hedge') for (let x = 20; x < 512; x += 16) clumps.push([x, 380 + random() * 90, 60])
  else branch(256, 512, Math.PI / 2 + (random() - 0.5) * 0.16, kind === 'gum' ? 128 : 104, kind === 'gum' ? 14 : 16)
  clumps.sort((a, b) => b[1] - a[1])
  for (const [x, y, size] of clumps) leaves(pen, random, x, y, size, palette)
  return textureOf(canvas)
}

/** A clump of leaves: dark underneath, light where the sky reaches it. */
function leaves(pen: CanvasRenderingContext2D, random: () => number, x: number, y: number, size: number, { shade, light }: Palette): void {
  for (let i = 0; i < 260; i++) {
    const [angle, reach] = [random() * Math.PI * 2, Math.sqrt(random()) * size]
    const [leafX, leafY] = [x + Math.cos(angle) * reach * 1.15, y + Math.sin(angle) * reach * 0.75]
    const lit = Math.min(1, Math.max(0, 0.45 - ((leafY - y) / size) * 0.55 - ((leafX - x) / size) * 0.18 + (random() - 0.5) * 0.5))
    pen.fillStyle = `rgb(${shade.map((value, channel) => Math.round(value + (light[channel]! - value) * lit)).join()})`
    pen.beginPath()
    pen.ellipse(leafX, leafY, 2.2 + random() * 3.4, 1.3 + random() * 1.6, random() * 3, 0, 7)
    pen.fill()
  }
}

function palmTexture(seed: number): CanvasTexture {
  const random = makeRandom(seed * 17 + 3)
  const [canvas, pen] = sheet()
  pen.strokeStyle = '#8a7a66'
  pen.lineWidth = 13
  pen.beginPath()
  pen.moveTo(250, 512)
  pen.quadraticCurveTo(262, 330, 256, 150)
  pen.stroke()
  for (let frond = 0; frond < 22; frond++) {
    const angle = (frond / 22) * Math.PI * 2 + random() * 0.2
    const [reachX, reachY] = [Math.cos(angle) * 150, Math.sin(angle) * 70 + 50]
    for (let i = 0; i < 70; i++) {
      const t = i / 70
      const [x, y] = [256 + reachX * t, 150 - 50 * Math.sin(t * 2.2) + reachY * t * t]
      const lit = 0.5 - Math.sin(angle) * 0.35 + random() * 0.25
      pen.strokeStyle = `rgb(${[58, 78, 36].map((value, channel) => Math.round(value + [90, 84, 52][channel]! * lit)).join()})`
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + (random() - 0.5) * 14, y + 24 + random() * 10)
      pen.stroke()
    }
  }
  return textureOf(canvas)
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
