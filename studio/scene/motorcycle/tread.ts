import * as THREE from 'three'

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
