import { enterVariant, type Hotspot } from '../../demo/media-manifest.ts'
import { referencePath, references } from '../../demo/paint/reference-path.ts'
import type { Mark } from '../scene/shot.ts'
import { spinSize, spinView, stillSize } from '../../demo/paint/views.ts'
import type { CameraRoom } from './camera-room.ts'
import { writePicture } from './encode.ts'
import type { PlannedShot } from './plan.ts'

/** Enough to smooth every edge: a still is large, and mostly shown smaller. Twice would take half as long again. */
const oversamples = { still: 1.25, spin: 1.5 } as const

/** Takes one planned shot, writes its files and enters it in the manifest. */
export async function takePlannedShot(room: CameraRoom, { variant, view }: PlannedShot): Promise<void> {
  const still = typeof view === 'string'
  const size = still ? stillSize : spinSize
  const kind = still ? 'still' : 'spin'
  const { first, second, marks } = await room.take({ subject: variant, view, ...size, oversample: oversamples[kind] })
  const pictures = { black: first, grey: second }
  await Promise.all(references.map(reference =>
    writePicture(pictures[reference], { path: referencePath(variant, view, reference), kind, reference })))
  enterVariant(variant, entry => {
    if (still) {
      entry.views[view] = { ...size }
      return
    }
    entry.spin ??= { ...size, frames: spinView.frames, hotspots: [] }
    enterMarks(entry.spin.hotspots, view.frame, marks)
  })
}

function enterMarks(hotspots: Hotspot[], frame: number, marks: readonly Mark[]): void {
  for (const hotspot of hotspots) delete hotspot.frames[frame]
  for (const { name, x, y } of marks) {
    let hotspot = hotspots.find(one => one.name === name)
    if (!hotspot) hotspots.push((hotspot = { name, frames: {} }))
    hotspot.frames[frame] = [x, y]
  }
}
