import { Mesh, Scene, type Texture, WebGLRenderer } from 'three'
import { bake } from './bake/bake.ts'
import { cameraFor } from './camera.ts'
import { floorPlane } from './floor-plane.ts'
import { environmentMap } from './light/environment-map.ts'
import type { EnvironmentName } from './light/environments.ts'
import { marksOf } from './marks.ts'
import { setPaint } from './material/paint.ts'
import { lightTarget, makeResolver } from './resolve.ts'
import type { Shot, ShotRequest } from './shot.ts'
import type { FloorShadow, Subject } from './subject.ts'
import { buildSubject } from './subjects.ts'

const usualExposure = 1.12

type Standing = { key: string; subject: Subject; floor: FloorShadow | undefined; seconds: { build: number; bake: number } }

/** A room with lights and a camera. One subject stands in it at a time, and is built and baked when it first enters. */
export function openStage(): { shot: (request: ShotRequest) => Shot } {
  const renderer = new WebGLRenderer({ antialias: false })
  const resolve = makeResolver(renderer)
  const lights = new Map<EnvironmentName, Texture>()
  let standing: Standing | undefined

  const lightsOf = (name: EnvironmentName): Texture => {
    const known = lights.get(name) ?? environmentMap(renderer, name)
    lights.set(name, known)
    return known
  }

  const enter = (request: ShotRequest, environment: EnvironmentName): Standing => {
    const key = JSON.stringify([request.subject, request.options, environment])
    if (standing?.key === key) return standing
    if (standing) leave(standing)
    const began = performance.now()
    const subject = buildSubject(request.subject, request.options ?? {})
    const built = performance.now()
    const floor = bake(subject, environment, request.quick)
    if (floor) subject.afterBake?.(floor)
    standing = { key, subject, floor, seconds: { build: (built - began) / 1000, bake: (performance.now() - built) / 1000 } }
    return standing
  }

  const shot = (request: ShotRequest): Shot => {
    const { width, height, oversample = 2, environment = 'studio' } = request
    const { subject, floor, seconds } = enter(request, environment)
    const began = performance.now()
    setPaint(subject.group, request.paint?.colour ?? '#000000', request.paint?.flake)
    const scene = new Scene().add(subject.group)
    scene.environment = lightsOf(environment)
    if (subject.background) scene.background = subject.background
    if (floor) scene.add(floorPlane(floor))
    const camera = cameraFor(subject, request.view, width / height)
    subject.beforeShot?.(camera.position.toArray())
    const target = lightTarget(Math.ceil(width * oversample), Math.ceil(height * oversample))
    renderer.setRenderTarget(target)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    renderer.render(scene, camera)
    const pictures = target.textures.map(texture =>
      base64(resolve(texture, width, height, oversample, request.exposure ?? usualExposure)))
    target.dispose()
    const draw = (performance.now() - began) / 1000
    return { first: pictures[0]!, second: pictures[1]!, marks: marksOf(subject, camera), seconds: { ...seconds, draw } }
  }
  return { shot }
}

/** Gives the memory back, but not the materials: their shaders take long to compile and suit the next subject too. */
function leave({ subject, floor }: Standing): void {
  subject.group.traverse(part => {
    if (part instanceof Mesh) part.geometry.dispose()
  })
  floor?.texture.dispose()
  subject.leave?.()
}

const chunk = 32_768

function base64(pixels: Uint8Array): string {
  let text = ''
  for (let at = 0; at < pixels.length; at += chunk) text += String.fromCharCode(...pixels.subarray(at, at + chunk))
  return btoa(text)
}
