import { DirectionalLight, Group, type Mesh, PMREMGenerator, Scene, type Texture, Vector3, WebGLRenderer } from 'three'
import { makeInteriorStage } from '../interior/interior-stage.ts'
import { environmentMap } from '../light/environment-map.ts'
import { makeResolver } from '../resolve.ts'
import { pictureTarget, throughLens } from './lens.ts'
import { makeSky } from './parts/sky.ts'
import type { Place } from './place.ts'
import { buildPlace } from './places.ts'
import { drawReflection } from './reflection.ts'
import { sceneCamera } from './scene-camera.ts'
import type { InteriorRequest, SceneRequest, SceneShot } from './scene-request.ts'
import { standingVehicle } from './standing-vehicle.ts'
import { base64 } from './base64.ts'

/** The stage's own exposure, for a place whose exposure is one. */
const lampStrength = 0.62
/** A vehicle's edges are what one sees first; the place behind it is soft anyway. */
const vehicleOversample = 1.5

type Camera = ReturnType<typeof sceneCamera>
/** A place with its own light, kept for the next picture of it. */
type OpenPlace = { key: string; place: Place; scene: Scene; sun: DirectionalLight[]; around?: Texture }

/** Takes pictures of whole places: the light on the vehicle is the light of what surrounds it. */
export function openSceneryStage(): {
  takeScene: (request: SceneRequest) => SceneShot
  takeInterior: (request: InteriorRequest) => SceneShot
} {
  const renderer = new WebGLRenderer({ antialias: false })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.autoUpdate = false
  renderer.setClearColor(0x000000, 0)
  const generator = new PMREMGenerator(renderer)
  const resolve = makeResolver(renderer)
  let open: OpenPlace | undefined

  const enter = ({ place: name, options = {} }: SceneRequest): OpenPlace => {
    const key = JSON.stringify([name, options])
    if (open?.key !== key) open = { key, ...openPlace(generator, buildPlace(name, options)) }
    return open
  }
  const takeScene = (request: SceneRequest): SceneShot => {
    const began = performance.now()
    const { width, height, oversample = 2 } = request
    const here = enter(request)
    const camera = sceneCamera(request.camera, width / height)
    const vehicles = (request.vehicles ?? []).map(vehicle => standingVehicle(vehicle, here.place.baked, here.place.contact ?? 0.85))
    for (const vehicle of vehicles) vehicle.lookFrom(camera.position, here.place.mirroredSky)
    const park = new Group()
    for (const { group } of vehicles) park.add(group)
    const shots = [() => drawPlace(renderer, generator, here, park, camera, width * oversample, height * oversample)]
    const finer = Math.max(oversample, vehicleOversample)
    if (vehicles.length > 0) shots.push(() => drawVehicles(renderer, here, park, camera, width * finer, height * finer))
    const layers = shots.map((draw, index) => {
      const picture = draw()
      const pixels = resolve(picture.texture, width, height, index === 0 ? oversample : finer, request.exposure ?? here.place.exposure)
      picture.dispose()
      return pixels
    })
    return { pixels: base64(overlaid(layers)), seconds: (performance.now() - began) / 1000 }
  }
  return { takeScene, takeInterior: makeInteriorStage(renderer, resolve) }
}

function openPlace(generator: PMREMGenerator, place: Place): Omit<OpenPlace, 'key'> {
  const scene = new Scene().add(makeSky(place.sky))
  scene.environment = generator.fromScene(scene, 0, 0.1, 2000, { size: 64 }).texture
  scene.environmentIntensity = place.ambient ?? 1
  const sun = place.sun ? [sunlight(place.sun)] : []
  scene.add(place.content, ...sun)
  return { place, scene, sun }
}

/** The place without the vehicles, but with their shadows and reflections. */
function drawPlace(
  renderer: WebGLRenderer,
  generator: PMREMGenerator,
  here: OpenPlace,
  park: Group,
  camera: Camera,
  width: number,
  height: number,
) {
  const { place, scene, sun } = here
  scene.add(park, ...sun)
  renderer.shadowMap.needsUpdate = true
  if (park.children.length > 0) here.around ??= place.lamps ? environmentMap(renderer, place.lamps) : lightAround(generator, scene, park)
  if (place.sun) castShadows(renderer, scene, camera)
  const ground = place.content.getObjectByName('ground') as Mesh | undefined
  if (ground) drawReflection(renderer, scene, camera, ground, Math.round(width / 2), Math.round(height / 2))
  scene.remove(park)
  const bare = pictureTarget(width, height)
  renderer.setRenderTarget(bare)
  renderer.clear()
  renderer.render(scene, camera)
  return throughLens(renderer, bare, place, camera)
}

/** Shadows are drawn with a picture: a very small one will do, while the vehicles are still there to cast them. */
function castShadows(renderer: WebGLRenderer, scene: Scene, camera: Camera): void {
  const small = pictureTarget(4, 4)
  renderer.shadowMap.needsUpdate = true
  renderer.setRenderTarget(small)
  renderer.render(scene, camera)
  small.dispose()
}

/** What a vehicle in the middle sees of the place, blurred for every roughness. */
function lightAround(generator: PMREMGenerator, scene: Scene, park: Group): Texture {
  park.visible = false
  const { texture } = generator.fromScene(scene, 0, 0.1, 2000, { size: 256, position: new Vector3(0, 1, 0) })
  park.visible = true
  return texture
}

/** The vehicles alone, over nothing, in the light of the place. */
function drawVehicles(
  renderer: WebGLRenderer,
  { place, sun, around }: OpenPlace,
  park: Group,
  camera: Camera,
  width: number,
  height: number,
) {
  const scene = new Scene().add(park, ...sun)
  scene.environment = around!
  scene.environmentIntensity = place.lamps ? lampStrength : 1
  const target = pictureTarget(width, height)
  renderer.setRenderTarget(target)
  renderer.clear()
  renderer.render(scene, camera)
  return target
}

function sunlight({ direction, colour, strength }: NonNullable<Place['sun']>): DirectionalLight {
  const sun = new DirectionalLight(colour, strength)
  sun.position
    .set(...direction)
    .normalize()
    .multiplyScalar(60)
  sun.castShadow = true
  sun.shadow.mapSize.set(3072, 3072)
  sun.shadow.radius = 3
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.03
  Object.assign(sun.shadow.camera, { left: -34, right: 34, top: 34, bottom: -34, near: 1, far: 160 })
  return sun
}

/** The second picture over the first; both premultiplied. */
function overlaid([under, over]: readonly Uint8Array[]): Uint8Array {
  if (!over) return under!
  return under!.map((value, at) => Math.min(255, over[at]! + Math.round((value * (255 - over[at | 3]!)) / 255)))
}
