import {
  CanvasTexture,
  DoubleSide,
  Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from 'three'
import { makeRandom } from './random.ts'

export type ScrubLook = {
  count: number
  from: number
  to: number
  spread: number
  seed: number
  colours: readonly string[]
  height: number
}

/** Tufts of dry grass and low bushes, scattered behind the vehicle. */
export function scrub({ count, from, to, spread, seed, colours, height }: ScrubLook): Group {
  const random = makeRandom(seed)
  const group = new Group()
  colours.forEach((colour, kind) => {
    const material = new MeshStandardMaterial({ map: tuftTexture(colour, seed + kind), alphaTest: 0.4, roughness: 1, side: DoubleSide })
    const tufts = new InstancedMesh(upright(), material, Math.ceil(count / colours.length))
    for (let i = 0; i < tufts.count; i++) {
      const depth = from + (to - from) * random() ** 1.6
      const size = height * (0.6 + random() * 0.8)
      const place = new Vector3((random() - 0.5) * 2 * spread * (depth + 14), 0, -depth)
      tufts.setMatrixAt(i, new Matrix4().compose(place, new Quaternion(), new Vector3(size * (1.2 + random() * 0.8), size, 1)))
    }
    group.add(tufts)
  })
  return group
}

/** A card lit as the ground around it is. */
function upright(): PlaneGeometry {
  const card = new PlaneGeometry(1, 1).translate(0, 0.46, 0)
  const normal = card.attributes.normal!
  for (let i = 0; i < normal.count; i++) normal.setXYZ(i, 0, 1, 0)
  return card
}

function tuftTexture(colour: string, seed: number): CanvasTexture {
  const random = makeRandom(seed * 31 + 7)
  const canvas = document.createElement('canvas')
  canvas.width = 192
  canvas.height = 128
  const pen = canvas.getContext('2d')!
  for (let i = 0; i < 420; i++) {
    const root = 96 + (random() - 0.5) * 90
    const lean = (root - 96) * 0.9 + (random() - 0.5) * 40
    const tall = (0.45 + 0.55 * random()) * 112 * (1 - Math.abs(root - 96) / 120)
    pen.strokeStyle = colour
    pen.globalAlpha = 0.85
    pen.filter = 'none'
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(root, 127)
    pen.quadraticCurveTo(root + lean * 0.2, 127 - tall * 0.6, root + lean, 127 - tall)
    pen.stroke()
    pen.globalAlpha = 0.35
    pen.strokeStyle = random() > 0.5 ? '#ffffff' : '#000000'
    pen.globalAlpha = 0.14
    pen.stroke()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
