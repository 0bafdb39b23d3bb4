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
export async function takePlannedShot(room: CameraRoom, { variant, view, mirrorFrame }: PlannedShot): Promise<void> {
  const still = typeof view === 'string'
  const size = still ? stillSize : spinSize
  const kind = still ? 'still' : 'spin'
  const { first, second, marks } = await room.take({ subject: variant, view, ...size, oversample: oversamples[kind],
    symmetric: mirrorFrame !== undefined })
  const otherFrame = still || mirrorFrame === view.frame ? undefined : mirrorFrame
  const pictures = { black: first, grey: second }
  await Promise.all(references.flatMap(reference => [
    writePicture(pictures[reference], { path: referencePath(variant, view, reference), kind, reference }),
    ...(otherFrame === undefined ? [] : [
      writePicture(pictures[reference], { path: referencePath(variant, { frame: otherFrame }, reference), kind, reference,
        mirrored: true }),
    ]),
  ]))
  enterVariant(variant, entry => {
    if (still) {
      entry.views[view] = { ...size }
      return
    }
    entry.spin ??= { ...size, frames: spinView.frames, hotspots: [] }
    enterMarks(entry.spin.hotspots, view.frame, marks)
    if (otherFrame !== undefined) enterMarks(entry.spin.hotspots, otherFrame, marks.map(mark => ({ ...mark, x: 1 - mark.x })))
  })
}

function enterMarks(hotspots: Hotspot[], frame: number, marks: readonly Mark[]): void {
  for (const { name, x, y } of marks) {
    let hotspot = hotspots.find(one => one.name === name)
    if (!hotspot) hotspots.push((hotspot = { name, frames: {} }))
    hotspot.frames[frame] = [Math.round(x * 1000) / 1000, y]
  }
}
