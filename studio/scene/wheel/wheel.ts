import { Group, Mesh } from 'three'
import { brake } from './brake.ts'
import { type RimDesign, type WheelDesign, wheelDesigns } from './designs.ts'
import { lugs } from './lugs.ts'
import { rim } from './rim.ts'
import { tyre, type WheelSize } from './tyre.ts'

/** Makes wheels of one design. Each has its axle along z and its face towards +z; all share their geometries. */
export function wheelMaker(size: WheelSize, name: WheelDesign, tread: 'road' | 'all-terrain' = 'road',
): (turned: number, calliperAngle: number) => Group {
  const design: RimDesign = wheelDesigns[name]
  const half = size.width / 2
  const rubber = tyre(size)
  const turning = rim(size.rim, half, design)
  const { still, calliper } = brake(size.rim, half)
  const pattern = new Group().add(rubber, turning, calliper, ...still, ...(tread === 'all-terrain' ? [lugs(size)] : []))
  pattern.traverse(object => {
    if (object instanceof Mesh) object.userData.sharesLight = true
  })
  return (turned, calliperAngle) => {
    turning.rotation.z = turned
    calliper.rotation.z = calliperAngle
    return pattern.clone()
  }
}
