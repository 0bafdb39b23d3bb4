import { parseArgs } from 'node:util'
import { openCameraRoom } from './render/camera-room.ts'
import { isTaken, planShots } from './render/plan.ts'
import { takePlannedShot } from './render/take-shots.ts'

/**
 * Takes every picture that is missing: node studio/render-all.ts [--only suv-large-a,hatch-b] [--views side,spin] [--again]
 * It may be stopped at any time and goes on where it was; several may work at once on different variants.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, views: { type: 'string' }, again: { type: 'boolean', default: false } } })
const shots = planShots({ only: values.only?.split(','), views: values.views?.split(','), again: values.again })
const say = (text: string): boolean => process.stdout.write(`${text}\n`)

if (shots.length === 0) say('Every picture is there.')
else {
  const room = await openCameraRoom()
  const began = performance.now()
  for (const [index, shot] of shots.entries()) {
    if (!values.again && isTaken(shot)) continue
    await takePlannedShot(room, shot)
    const done = index + 1
    const minutesLeft = (((performance.now() - began) / done) * (shots.length - done)) / 60_000
    const view = typeof shot.view === 'string' ? shot.view : `frame ${shot.view.frame}`
    say(`${done}/${shots.length} ${shot.variant} ${view}, about ${minutesLeft.toFixed(0)} min to go`)
  }
  await room.close()
}
