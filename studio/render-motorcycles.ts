import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type PictureView, referencePath, references } from '../demo/paint/reference-path.ts'
import { motorcycleNames, motorcycles } from './motorcycles.ts'
import { openCameraRoom } from './render/camera-room.ts'
import type { PlannedShot } from './render/plan.ts'
import { takePlannedShot } from './render/take-shots.ts'
import { exteriorViews, spinView } from '../demo/paint/views.ts'

/**
 * Takes every picture of a motorcycle that is missing: node studio/render-motorcycles.ts [--only motorcycle-naked-a] [--again]
 * Unlike a car, a motorcycle is not its own mirror image: every frame of its spin is drawn.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, again: { type: 'boolean', default: false } } })
const isThere = (variant: string, view: PictureView): boolean =>
  references.every(reference => existsSync(referencePath(variant, view, reference)))
const frames = Array.from({ length: spinView.frames }, (_, frame) => ({ frame }))
const shots = motorcycleNames
  .filter(name => !values.only || values.only.split(',').includes(name))
  .flatMap((variant): PlannedShot[] => [...exteriorViews, ...(motorcycles[variant].spin ? frames : [])].map(view => ({ variant, view })))
  .filter(({ variant, view }) => values.again || !isThere(variant, view))

const room = await openCameraRoom()
for (const [index, shot] of shots.entries()) {
  await takePlannedShot(room, shot)
  process.stdout.write(`${index + 1}/${shots.length} ${shot.variant}\n`)
}
await room.close()
