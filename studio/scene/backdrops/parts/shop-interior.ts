import { CanvasTexture, type Mesh, MeshStandardMaterial } from 'three'
import { box, glow } from './box.ts'
import { wallMaterial } from './wall.ts'

type Room = { x: number; z: number; width: number; depth: number; lights: number }

/** Back wall, ceiling and rows of lamps. */
export function shopInterior({ x, z, width, depth, lights }: Room, top: number): Mesh[] {
  const warm = glow('#ffe2bd', lights)
  const back = new MeshStandardMaterial({ color: '#e6e2dc', roughness: 0.9, emissive: '#ffdcb0', emissiveIntensity: lights * 0.16, emissiveMap: washedWall(width) })
  const rows = Array.from({ length: Math.round(width / 3.2) }, (_, i) =>
    box(0.22, 0.04, depth * 0.7, warm, [x - width / 2 + 1.6 + i * 3.2, top - 0.12, z - depth / 2]),
  )
  return [
    box(width - 0.4, top, 0.1, back, [x, 0, z - depth + 0.4]),
    box(width * 0.3, top * 0.55, 0.12, wallMaterial('slats', '#9a6b3f'), [x - width * 0.18, 0.2, z - depth + 0.55]),
    ...rows,
  ]
}

/** Lamps in the ceiling wash a wall from above: bright under each, dim at its foot. */
function washedWall(width: number): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 512
  canvas.height = 128
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#3a3a3a'
  pen.fillRect(0, 0, 512, 128)
  const lamps = Math.round(width / 3.2)
  for (let lamp = 0; lamp < lamps; lamp++) {
    const middle = ((lamp + 0.5) / lamps) * 512
    const reach = (512 / lamps) * 0.9
    pen.setTransform(1, 0, 0, 130 / reach, 0, 0)
    const wash = pen.createRadialGradient(middle, 0, 0, middle, 0, reach)
    wash.addColorStop(0, 'rgba(255, 255, 255, .85)')
    wash.addColorStop(1, 'rgba(255, 255, 255, 0)')
    pen.fillStyle = wash
    pen.fillRect(0, 0, 512, reach)
  }
  return new CanvasTexture(canvas)
}
