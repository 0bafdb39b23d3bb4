import { Group, Mesh, type Vector3 } from 'three'
import { bake } from '../bake/bake.ts'
import { floorPlane } from '../floor-plane.ts'
import type { EnvironmentName } from '../light/environments.ts'
import { setPaint } from '../material/paint.ts'
import { buildSubject } from '../subjects.ts'
import type { FloorShadow, Point, Subject } from '../subject.ts'
import type { SceneVehicle } from './scene-request.ts'

export type StandingVehicle = { group: Group; lookFrom: (camera: Vector3, mirroredSky?: Point) => void }

type Baked = { subject: Subject; floor: FloorShadow | undefined }
const known = new Map<string, Baked>()

/** A vehicle built, baked, painted and put in its place. */
export function standingVehicle(vehicle: SceneVehicle, environment: EnvironmentName, contact: number): StandingVehicle {
  const { subject, floor } = bakedSubject(vehicle, environment)
  setPaint(subject.group, vehicle.colour, vehicle.flake)
  const group = new Group().add(subject.group)
  group.position.set(...(vehicle.at ?? [0, 0, 0]))
  group.rotation.y = ((90 - vehicle.azimuth) * Math.PI) / 180
  subject.group.traverse(object => {
    if (object instanceof Mesh) object.castShadow = true
  })
  if (floor) group.add(floorPlane(floor, contact))
  group.updateMatrixWorld(true)
  return { group, lookFrom: (camera, mirroredSky) => subject.beforeShot?.(group.worldToLocal(camera.clone()).toArray(), mirroredSky) }
}

function bakedSubject({ subject: name, options }: SceneVehicle, environment: EnvironmentName): Baked {
  const key = JSON.stringify([name, options, environment])
  const done = known.get(key)
  if (done) return done
  const subject = buildSubject(name, options ?? {})
  const floor = bake(subject, environment)
  if (floor) subject.afterBake?.(floor)
  known.set(key, { subject, floor })
  return { subject, floor }
}
