import { Matrix4, type Mesh, PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from 'three'
import { pictureTarget } from './lens.ts'
import type { Reflection } from './parts/ground.ts'

/** Draws what the ground mirrors: the scene seen from as far below the ground as the camera is above it. */
export function drawReflection(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  ground: Mesh,
  width: number,
  height: number,
): void {
  const reflection = ground.userData.reflection as Reflection | undefined
  if (!reflection) return
  const below = new PerspectiveCamera()
  const forwards = camera.getWorldDirection(new Vector3())
  below.position.copy(camera.position).setY(-camera.position.y)
  below.up.set(0, -1, 0)
  below.lookAt(below.position.clone().add(forwards.setY(-forwards.y)))
  below.projectionMatrix.copy(camera.projectionMatrix)
  below.projectionMatrixInverse.copy(camera.projectionMatrixInverse)
  below.updateMatrixWorld()
  const target = pictureTarget(width, height, true)
  ground.visible = false
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, below)
  ground.visible = true
  reflection.picture.value = target.texture
  reflection.place.value = new Matrix4()
    .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
    .multiply(below.projectionMatrix)
    .multiply(below.matrixWorldInverse)
}
