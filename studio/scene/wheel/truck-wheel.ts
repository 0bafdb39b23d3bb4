import { CircleGeometry, CylinderGeometry, DoubleSide, Group, type Material, Mesh } from 'three'
import { material } from '../material/trim.ts'
import { place } from '../shape/place.ts'
import { lathe, tyre, type WheelSize } from './tyre.ts'

const turn = Math.PI * 2
const studs = 10

/** A disc wheel on a hub pilot. The steering axle's disc bulges out, the driving axle's lies deep within the tyre. */
export function truckWheelMaker(size: WheelSize): (axle: 'steer' | 'drive') => Group {
  const finish = material(0xc4c8cc, 0.22, 0.9, { side: DoubleSide })
  const patterns = { steer: pattern(size, finish, 0.86, 0.62), drive: pattern(size, finish, -0.35, 1.05) }
  return axle => patterns[axle].clone()
}

/** `disc` and `hub` are how far out the disc and the end of the hub lie, in half widths of the tyre. */
function pattern(size: WheelSize, finish: Material, disc: number, hub: number): Group {
  const half = size.width / 2
  const { rim } = size
  const outset = disc > 0
  const face = half * (outset ? disc - 0.2 : disc)
  const barrel = lathe([[rim * 0.88, -half * 0.9], [rim * 0.88, Math.min(face, half * 0.3) - 0.01], [rim * 0.9, half * 0.3],
    [rim * 0.93, half * 0.7], [rim * 0.97, half * 0.86], [rim * 1.02, half * 0.84], [rim, half * 0.7]])
  const plate = lathe([[rim * 0.3, face - 0.004], [rim * 0.5, face], [rim * 0.56, face + 0.012], [rim * 0.66, face + 0.022],
    [rim * 0.8, face + 0.004], [rim * 0.9, face - 0.02]])
  const holes = around(10, rim * 0.735, face + 0.012, () => new CircleGeometry(rim * 0.085, 20), material(0x050506, 0.9))
  const nuts = around(studs, rim * 0.56, face + 0.03, () => new CylinderGeometry(0.017, 0.02, 0.045, 8).rotateX(Math.PI / 2),
    material(0xd5d8db, 0.15, 1))
  const dark = material(0x1a1b1d, 0.45, 0.4)
  const hubEnd = half * hub
  const barrelOfHub = place(new CylinderGeometry(rim * 0.36, rim * 0.4, Math.abs(hubEnd - face) + 0.03, 32), outset ? finish : dark,
    [0, 0, (hubEnd + face) / 2])
  const cap = place(new CylinderGeometry(rim * 0.27, rim * 0.3, 0.035, 32), outset ? finish : dark, [0, 0, Math.max(hubEnd,
    face) + 0.02])
  for (const part of [barrelOfHub, cap]) part.rotation.x = Math.PI / 2
  const back = place(new CircleGeometry(rim * 0.9, 40), material(0x040404, 1, 0, { envMapIntensity: 0.2 }), [0, 0, -half * 0.6])
  const group = new Group().add(tyre(size), new Mesh(barrel, finish), new Mesh(plate, finish), ...holes, ...nuts,
    barrelOfHub, cap, back)
  group.traverse(object => {
    if (object instanceof Mesh) object.userData.sharesLight = true
  })
  return group
}

const around = (count: number, away: number, z: number, geometry: () => CircleGeometry | CylinderGeometry,
  finish: Material): Mesh[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (turn * (index + 0.5)) / count
    const mesh = place(geometry(), finish, [Math.cos(angle) * away, Math.sin(angle) * away, z])
    Object.assign(mesh.userData, { light: 0.75, bake: 'unlit' })
    return mesh
  })
