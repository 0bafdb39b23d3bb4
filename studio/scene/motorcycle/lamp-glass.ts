import * as THREE from 'three'

/** What one sees through a headlamp's glass: the reflector's rings, fine ribs, and the light in the middle. */
export function lampGlass(): THREE.MeshPhysicalMaterial {
  const size = 256
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')!
  const middle = size / 2
  const reflector = pen.createRadialGradient(middle, middle * 0.85, 8, middle, middle, middle)
  for (const [stop, colour] of [
    [0, '#f4f8ff'],
    [0.2, '#8d98a4'],
    [0.34, '#3c434b'],
    [0.52, '#a7b1bb'],
    [0.7, '#4b535c'],
    [0.86, '#c3ccd4'],
    [1, '#2a2f35'],
  ] as const)
    reflector.addColorStop(stop, colour)
  pen.fillStyle = reflector
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = 'rgba(255, 255, 255, 0.13)'
  for (let x = 0; x < size; x += 12) pen.fillRect(x, 0, 5, size)
  pen.fillStyle = 'rgba(10, 14, 18, 0.35)'
  pen.fillRect(0, middle - 3, size, 6)
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 9
  pen.beginPath()
  pen.arc(middle, middle, middle * 0.86, 0, Math.PI * 2)
  pen.stroke()
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  return new THREE.MeshPhysicalMaterial({
    map: texture,
    roughness: 0.06,
    clearcoat: 1,
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: 0.22,
  })
}
