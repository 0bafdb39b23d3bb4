import { Group, Mesh, Texture } from 'three'
import type { BakeNotes } from '../bake/occluders.ts'
import type { Hotspot, Point, Subject } from '../subject.ts'
import { bodyGlass, bodyLining, bodyPaint, bodyUniforms, lampBed } from './body-materials.ts'
import { usualSky } from './glass-shader.ts'
import { drawGraphics } from './graphics/graphics.ts'
import { drawDoors } from './graphics/sides.ts'
import { makeKit } from './kit.ts'
import type { Model, Trim } from './model.ts'
import { cabin } from './parts/cabin.ts'
import { mirrors } from './parts/mirrors.ts'
import { antenna, doorHandles, roofRails, wipers } from './parts/outside.ts'
import { platesAndBadges } from './parts/plates.ts'
import { underside } from './parts/underside.ts'
import { wheelFace, wheels } from './parts/wheels.ts'
import { makeShell, type Shell } from './shell.ts'
import { shellGeometry } from './shell-geometry.ts'
import { surfaceX } from './surface.ts'

/** Builds a vehicle: the shell, its glass and lamps, and everything that is fixed to it. */
export function buildVehicle(model: Model, trim: Trim): Subject {
  const shell = makeShell(model.blueprint)
  const kit = makeKit(shell, model.fittings ?? {}, trim)
  const { graphics, front, rear } = drawGraphics(shell, trim.face ?? model.face, trim.tail ?? model.tail,
    model.side ?? drawDoors)
  const uniforms = bodyUniforms(shell, graphics, trim)
  const { surface, ends, glazed, cabin: cabinShell, openings, originals } = shellGeometry(shell)
  const body = noted(new Mesh(surface, bodyPaint(uniforms)), { openings, originals, keepsLight: true })
  const glass = noted(new Mesh(glazed, bodyGlass(uniforms)), { bake: 'nothing' })
  glass.renderOrder = 5
  // What hides the most is drawn first, and spares the drawing of what it hides.
  body.renderOrder = -2
  // The lining tints what is behind it, so it is drawn when that is there, and before the panes in front of it.
  const lining = noted(new Mesh(cabinShell, bodyLining(uniforms)), { bake: 'nothing' })
  lining.renderOrder = 2
  const bed = noted(new Mesh(ends, lampBed(uniforms)), { bake: 'unlit', light: 0.4 })
  const { length, halfWidth, height } = model.blueprint
  const inner = new Group().add(
    body, lining, glass, bed, ...wheels(kit), ...underside(kit), ...mirrors(kit), ...doorHandles(kit), ...roofRails(kit), ...antenna(kit),
    ...platesAndBadges(kit, front,
      rear), ...wipers(kit), ...cabin(kit), ...(model.extras?.(kit) ?? []), ...(trim.extras?.(kit) ?? []),
  )
  inner.position.x = -length / 2
  const shift = ([x, y, z]: Point): Point => [x - length / 2, y, z]
  const { axles } = shell
  const out = { front: wheelFace(kit, 'front'), rear: wheelFace(kit, 'rear') }
  return {
    group: new Group().add(inner),
    bake: { rays: model.rays },
    size: { length, width: halfWidth * 2, height },
    contacts: [shift([axles.front, 0, out.front]), shift([axles.rear, 0, out.rear])],
    wheel: { at: shift([axles.front, axles.height, out.front]), radius: model.blueprint.wheel.radius },
    hotspots: hotspotsOf(shell, out.front, shift),
    afterBake({ texture, centre, halfLength, halfWidth: reach }) {
      uniforms.floorLight!.value = texture
      uniforms.floorSpan!.value.set(centre + length / 2, halfLength, reach)
    },
    leave() {
      for (const { value } of Object.values(graphics)) if (value instanceof Texture) value.dispose()
    },
    beforeShot([x, y, z], mirroredSky = usualSky) {
      uniforms.cameraPlace!.value.set(x + length / 2, y, z)
      uniforms.mirroredSky!.value.set(...mirroredSky)
    },
  }
}

function noted(mesh: Mesh, notes: BakeNotes): Mesh {
  Object.assign(mesh.userData, notes)
  return mesh
}

function hotspotsOf(shell: Shell, wheelOut: number, shift: (point: Point) => Point): Record<string, Hotspot> {
  const { headlamp, rearLamp, wheel } = shell.blueprint
  const lampX = surfaceX(shell, headlamp.y, 0.68)
  const gateY = (rearLamp.low + rearLamp.high) / 2
  return {
    headlamp: { at: shift([lampX, headlamp.y, 0.68]), facing: [-1, 0, 0.45] },
    wheel: { at: shift([shell.axles.front, wheel.radius, wheelOut]), facing: [0, 0, 1] },
    boot: { at: shift([surfaceX(shell, gateY, 0, 'rear'), gateY, 0]), facing: [1, 0, 0] },
  }
}
