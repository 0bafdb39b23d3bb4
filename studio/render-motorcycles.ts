import { parseArgs } from 'node:util'
import { motorcycleNames, motorcycles } from './motorcycles.ts'
import { openCameraRoom } from './render/camera-room.ts'
import { isTaken, type PlannedShot, spinFrames } from './render/plan.ts'
import { takePlannedShot } from './render/take-shots.ts'
import { exteriorViews } from '../demo/paint/views.ts'

/**
 * Takes every picture of a motorcycle that is missing: node studio/render-motorcycles.ts [--only motorcycle-naked-a] [--again]
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, again: { type: 'boolean', default: false } } })
const shots = motorcycleNames
  .filter(name => !values.only || values.only.split(',').includes(name))
  .flatMap((variant): PlannedShot[] => [...exteriorViews, ...(motorcycles[variant].spin ? spinFrames : [])].map(view => ({ variant, view })))
  .filter(shot => values.again || !isTaken(shot))

const room = await openCameraRoom()
for (const [index, shot] of shots.entries()) {
  await takePlannedShot(room, shot)
  process.stdout.write(`${index + 1}/${shots.length} ${shot.variant}\n`)
}
await room.close()
