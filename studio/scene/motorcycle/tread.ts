import * as THREE from 'three'
import { lightly, repeated } from './parts.ts'
import type { WheelSize } from './wheel.ts'

/** Rows of blocks over the crown and shoulders of an off-road tyre. */
export function knobs({ radius, rim, width }: WheelSize): THREE.Mesh {
  const wall = radius - 0.012 - rim
  const count = Math.round((radius * Math.PI * 2) / 0.056)
  const places = [-1.12, -0.56, 0, 0.56, 1.12].flatMap((lean, row) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + (row % 2) / 2) / count) * Math.PI * 2
      const reach = radius - 0.016 - wall * 0.62 * (1 - Math.cos(lean)) ** 0.9
      return new THREE.Matrix4()
        .makeRotationZ(turn)
        .multiply(new THREE.Matrix4().makeTranslation(reach, 0, Math.sin(lean) * width * 0.5))
        .multiply(new THREE.Matrix4().makeRotationY(-lean * 0.8))
    }),
  )
  const rubber = new THREE.MeshStandardMaterial({ color: '#0d0d0e', roughness: 0.85, envMapIntensity: 0.8 })
  return lightly(repeated(new THREE.BoxGeometry(0.032, 0.03, width * 0.2), places, rubber), 0.75)
}

/** Slanting grooves for the crown of a tyre: u runs round the wheel, v from wall to wall. */
export function treadTexture(): THREE.CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 256
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 256, 256)
  pen.strokeStyle = '#000'
  pen.lineWidth = 9
  pen.lineCap = 'round'
  const groove = (fromX: number, fromY: number, toX: number, toY: number) => {
    for (const shift of [-256, 0, 256]) {
      pen.beginPath()
      pen.moveTo(fromX + shift, fromY)
      pen.quadraticCurveTo(fromX + shift + 16, (fromY + toY) / 2, toX + shift, toY)
      pen.stroke()
    }
  }
  groove(20, 116, 92, 60)
  groove(148, 140, 220, 196)
  groove(116, 104, 190, 52)
  groove(240, 152, 316, 204)
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = THREE.RepeatWrapping
  texture.repeat.set(14, 1)
  return texture
}
