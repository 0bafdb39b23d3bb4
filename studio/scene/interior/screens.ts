import { type Group, Mesh, PlaneGeometry } from 'three'
import { block, group } from '../motorcycle/parts.ts'
import type { CabinShape } from './families.ts'
import { clusterPicture, mapPicture } from './screen-pictures.ts'
import { screen, type Trim } from './trim.ts'

/** The screen in the middle and the one behind the steering wheel. */
export function screens({ display, instruments }: CabinShape, trim: Trim): Group {
  const { width, height, lift, tilt } = display
  const panel = tablet(width, height, screen(mapPicture(width / height)), trim)
  panel.position.set(0.02, lift, 0)
  panel.rotation.z = tilt
  if (instruments === 'none') return group(panel)
  const dials = tablet(0.3, 0.11, screen(clusterPicture(instruments)), trim)
  dials.position.set(0.012, 0.052, -0.37)
  dials.rotation.z = 0.18
  return group(panel, dials)
}

function tablet(width: number, height: number, picture: ReturnType<typeof screen>, trim: Trim): Group {
  const face = new Mesh(new PlaneGeometry(width, height), picture)
  face.rotation.y = Math.PI / 2
  face.position.x = 0.0095
  face.userData.light = 1
  return group(block([0.016, height + 0.018, width + 0.018], 0.007, trim.gloss, [0, 0, 0]), face)
}
