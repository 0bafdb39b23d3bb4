import {
  CubeCamera,
  HalfFloatType,
  Mesh,
  type PerspectiveCamera,
  Scene,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'
import { base64 } from '../backdrops/base64.ts'
import { pictureTarget } from '../backdrops/lens.ts'
import type { InteriorRequest, SceneShot } from '../backdrops/scene-request.ts'
import { bake } from '../bake/bake.ts'
import { cameraFor } from '../camera.ts'
import { environmentMap } from '../light/environment-map.ts'
import type { makeResolver } from '../resolve.ts'
import type { FamilyName } from './families.ts'
import { outdoors } from './outdoors.ts'
import { unrolled } from './panorama.ts'
import type { InteriorRoom } from './room.ts'
import { roomOf } from './interior-views.ts'
import { rooms } from './rooms.ts'
import { makeTrim, type Trim, type TrimName } from './trim.ts'

type Standing = { key: string; room: InteriorRoom; trim: Trim }
const exposure = 1.15

/** Takes pictures inside. Light is baked once a room; another trim is only another set of materials. */
export function makeInteriorStage(renderer: WebGLRenderer, resolve: ReturnType<typeof makeResolver>) {
  let standing: Standing | undefined
  let light: Texture | undefined

  const enter = ({ family, trim: name, view }: InteriorRequest): Standing => {
    const key = `${family} ${roomOf(view)}`
    const trim = makeTrim(name as TrimName)
    if (standing?.key !== key) {
      const room = rooms[family as FamilyName][roomOf(view)]!(trim)
      bake({ group: room.group, size: { length: 3, width: 1.6, height: 1.2 }, bake: { floor: false, rays: 12, bounce: 0.62 } }, 'overcast')
      standing = { key, room, trim }
    }
    change(standing, trim)
    return standing
  }

  return (request: InteriorRequest): SceneShot => {
    const began = performance.now()
    const { width, height, view, oversample = 2 } = request
    const { room } = enter(request)
    const scene = new Scene().add(room.group)
    light ??= environmentMap(renderer, 'overcast')
    scene.environment = light
    scene.background = outdoors()
    const target =
      view === 'panorama'
        ? unrolled(renderer, lookRound(renderer, scene, room, height), width * oversample, height * oversample)
        : pictureTarget(width * oversample, height * oversample)
    if (view !== 'panorama') {
      renderer.setRenderTarget(target)
      renderer.render(scene, cameraIn(room, view, width / height))
    }
    const pixels = base64(resolve(target.texture, width, height, oversample, exposure))
    target.dispose()
    return { pixels, seconds: (performance.now() - began) / 1000 }
  }
}

function cameraIn(room: InteriorRoom, view: string, aspect: number): PerspectiveCamera {
  const camera = room.cameras[view]
  if (!camera) throw new Error(`This room has no view called ${view}.`)
  return cameraFor({ group: room.group, size: { length: 3, width: 1.6, height: 1.2 }, camera }, undefined, aspect)
}

function lookRound(renderer: WebGLRenderer, scene: Scene, room: InteriorRoom, size: number): WebGLCubeRenderTarget {
  const cube = new WebGLCubeRenderTarget(size, { type: HalfFloatType })
  const camera = new CubeCamera(0.03, 100, cube)
  camera.position.set(...room.head!)
  scene.add(camera)
  camera.update(renderer, scene)
  return cube
}

/** Puts every surface into another trim. */
function change(standing: Standing, trim: Trim): void {
  const old = new Map(Object.entries(standing.trim).map(([part, material]) => [material, part as keyof Trim]))
  standing.room.group.traverse(object => {
    if (!(object instanceof Mesh)) return
    const part = old.get(object.material)
    if (part)
      object.material = Object.assign(trim[part], {
        onBeforeCompile: object.material.onBeforeCompile,
        customProgramCacheKey: object.material.customProgramCacheKey,
      })
  })
  standing.trim = trim
}
