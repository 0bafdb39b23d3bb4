import * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { at, drum, group, lightly, repeated, type Point } from './parts.ts'

/** Points round two sprockets of different size, evenly spaced, with the direction of travel. */
function loop(front: Point, frontRadius: number, rear: Point, rearRadius: number, pitch: number): THREE.Matrix4[] {
  const from = new THREE.Vector2(front[0], front[1])
  const to = new THREE.Vector2(rear[0], rear[1])
  const along = Math.atan2(to.y - from.y, to.x - from.x)
  const spread = Math.acos((frontRadius - rearRadius) / from.distanceTo(to))
  const path = new THREE.Path()
  const onRear = (angle: number) => new THREE.Vector2(to.x + Math.cos(angle) * rearRadius, to.y + Math.sin(angle) * rearRadius)
  path.absarc(from.x, from.y, frontRadius, along + spread, along - spread + Math.PI * 2, false)
  path.lineTo(onRear(along - spread).x, onRear(along - spread).y)
  path.absarc(to.x, to.y, rearRadius, along - spread, along + spread, false)
  path.closePath()
  const count = Math.round(path.getLength() / pitch)
  return Array.from({ length: count }, (_, i) => {
    const point = path.getPointAt(i / count)
    const tangent = path.getTangentAt(i / count)
    const wide = i % 2 === 0 ? 1 : 0.72
    return new THREE.Matrix4().compose(
      new THREE.Vector3(point.x, point.y, front[2]),
      new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), Math.atan2(tangent.y, tangent.x)),
      new THREE.Vector3(1, 1, wide),
    )
  })
}

export function makeChain(front: Point, rear: Point, finishes: Finishes): THREE.Group {
  const link = new THREE.CapsuleGeometry(0.0068, 0.0145, 3, 8)
  link.rotateZ(Math.PI / 2)
  link.scale(1, 1, 1.25)
  return group(
    lightly(repeated(link, loop(front, 0.034, rear, 0.102, 0.0175), finishes.steel), 0.5),
    sprocket(rear, 0.1, finishes),
    drum(0.032, 0.01, finishes.steel, front),
  )
}

/** A toothed belt: flat, black, wider than a chain. */
export function makeBelt(front: Point, rear: Point, finishes: Finishes): THREE.Group {
  const tooth = new THREE.BoxGeometry(0.0125, 0.008, 0.026)
  return group(lightly(repeated(tooth, loop(front, 0.05, rear, 0.128, 0.0118), finishes.rubber), 0.5), sprocket(rear, 0.124, finishes))
}

function sprocket(centre: Point, radius: number, finishes: Finishes): THREE.Group {
  const shape = new THREE.Shape().absarc(0, 0, radius, 0, Math.PI * 2)
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2
    shape.holes.push(
      new THREE.Path().absarc(Math.cos(angle) * radius * 0.66, Math.sin(angle) * radius * 0.66, radius * 0.2, 0, Math.PI * 2),
    )
  }
  const geometry = new THREE.ExtrudeGeometry(shape, { depth: 0.005, bevelSize: 0.001, bevelThickness: 0.001, curveSegments: 14 })
  return group(
    at(new THREE.Mesh(geometry, finishes.steel), [centre[0], centre[1], centre[2] - 0.003]),
    drum(radius * 0.4, 0.03, finishes.satin, centre),
  )
}
