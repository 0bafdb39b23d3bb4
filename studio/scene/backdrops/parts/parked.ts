import { BufferAttribute, type BufferGeometry, Group, Mesh, type Material } from 'three'
import { receiveBakedLight } from '../../material/baked-light.ts'
import { setPaint } from '../../material/paint.ts'
import { buildSubject } from '../../subjects.ts'

export type ParkedSpot = { subject: string; colour: string; x: number; z: number; azimuth: number; y?: number }

const openSky = 0.82

/** Building a body takes longer than the picture: the next place borrows the vehicles of the one before. */
const built = new Map<string, Group[]>()

/** Vehicles in the background: built, but lit evenly instead of baked, since nobody looks closely. Once for a place. */
export function parked(spots: readonly ParkedSpot[]): Group {
  const row = new Group()
  const used = new Map<string, number>()
  for (const { subject, colour, x, z, azimuth, y = 0 } of spots) {
    const nth = used.get(subject) ?? 0
    used.set(subject, nth + 1)
    const vehicle = vehicleOf(subject, nth)
    setPaint(vehicle, colour)
    const spot = new Group().add(vehicle)
    spot.position.set(x, y, z)
    spot.rotation.y = ((90 - azimuth) * Math.PI) / 180
    row.add(spot)
  }
  return row
}

function vehicleOf(name: string, nth: number): Group {
  const alike = built.get(name) ?? []
  built.set(name, alike)
  return (alike[nth] ??= evenlyLit(buildSubject(name, {}).group))
}

function evenlyLit(vehicle: Group): Group {
  vehicle.traverse(object => {
    if (!(object instanceof Mesh)) return
    const geometry = object.geometry as BufferGeometry
    const count = geometry.getAttribute('position').count
    if (!geometry.getAttribute('bakedLight'))
      geometry.setAttribute('bakedLight', new BufferAttribute(new Float32Array(count).fill(openSky), 1))
    for (const material of [object.material].flat() as Material[]) receiveBakedLight(material)
    object.castShadow = object.name !== 'glass'
  })
  return vehicle
}
