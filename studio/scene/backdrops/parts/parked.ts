import { BufferAttribute, type BufferGeometry, Group, Mesh, type Material } from 'three'
import { receiveBakedLight } from '../../material/baked-light.ts'
import { setPaint } from '../../material/paint.ts'
import { buildSubject } from '../../subjects.ts'

export type ParkedSpot = { subject: string; colour: string; x: number; z: number; azimuth: number; y?: number }

const openSky = 0.82

/** Vehicles in the background: built, but lit evenly instead of baked, since nobody looks closely. */
export function parked(spots: readonly ParkedSpot[]): Group {
  const row = new Group()
  for (const { subject: name, colour, x, z, azimuth, y = 0 } of spots) {
    const subject = buildSubject(name, {})
    subject.group.traverse(object => {
      if (!(object instanceof Mesh)) return
      const geometry = object.geometry as BufferGeometry
      const count = geometry.getAttribute('position').count
      if (!geometry.getAttribute('bakedLight'))
        geometry.setAttribute('bakedLight', new BufferAttribute(new Float32Array(count).fill(openSky), 1))
      for (const material of [object.material].flat() as Material[]) receiveBakedLight(material)
      object.castShadow = object.name !== 'glass'
    })
    setPaint(subject.group, colour)
    const spot = new Group().add(subject.group)
    spot.position.set(x, y, z)
    spot.rotation.y = ((90 - azimuth) * Math.PI) / 180
    row.add(spot)
  }
  return row
}
