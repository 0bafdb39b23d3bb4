import * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { at, block, bothSides, group, rod, type Point } from './parts.ts'

/** A radiator with its core drawn as fine fins. */
export function radiator(centre: Point, lean: number, finishes: Finishes): THREE.Group {
  const core = at(new THREE.Mesh(new THREE.PlaneGeometry(0.27, 0.19), coreMaterial()), [-0.0265, 0, 0], [0, -Math.PI / 2, 0])
  return at(
    group(
      block([0.05, 0.215, 0.29], 0.01, finishes.satin, [0, 0, 0]),
      core,
      bothSides(side => block([0.058, 0.225, 0.03], 0.012, finishes.satin, [0, 0, side * 0.15])),
      rod([0.02, 0.09, 0.13], [0.13, 0.04, 0.1], 0.016, finishes.rubber),
      rod([0.02, -0.09, -0.13], [0.16, -0.14, -0.11], 0.016, finishes.rubber),
    ),
    centre,
    [0, 0, lean],
  )
}

function coreMaterial(): THREE.MeshStandardMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 180
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#0b0b0c'
  pen.fillRect(0, 0, 256, 180)
  for (let y = 0; y < 180; y += 9) {
    pen.fillStyle = '#3a3b3d'
    pen.fillRect(0, y, 256, 3)
  }
  pen.fillStyle = 'rgba(90, 92, 95, 0.5)'
  for (let x = 0; x < 256; x += 3) pen.fillRect(x, 0, 1, 180)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  return new THREE.MeshStandardMaterial({ map: texture, roughness: 0.6, metalness: 0.4 })
}
