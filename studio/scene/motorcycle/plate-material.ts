import * as THREE from 'three'

/** A plate for a vehicle that is not sold yet. */
export function plateMaterial(): THREE.MeshStandardMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 128
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#f5f5f2'
  pen.fillRect(0, 0, 256, 128)
  pen.fillStyle = '#14181d'
  pen.font = '700 62px "DejaVu Sans", sans-serif'
  pen.textAlign = 'center'
  pen.fillText('DEMO', 128, 86)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  return new THREE.MeshStandardMaterial({ map: texture, roughness: 0.5 })
}
