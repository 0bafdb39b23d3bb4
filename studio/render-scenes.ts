import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openSceneryRoom } from './render/scenery-room.ts'
import { writeWithin } from './render/write-within.ts'
import { scenePictures } from './scenes.ts'

/**
 * Takes every interior, backdrop, façade and banner that is missing: node studio/render-scenes.ts [--only heroes/outback] [--again]
 * It may be stopped at any time and goes on where it was.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, again: { type: 'boolean', default: false } } })
const media = fileURLToPath(new URL('../demo/media/', import.meta.url))
const wanted = scenePictures.filter(
  ({ file }) =>
    (!values.only || values.only.split(',').some(part => file.startsWith(part))) && (values.again || !existsSync(join(media, file))),
)

const room = await openSceneryRoom()
for (const [index, { file, kilobytes, request }] of wanted.entries()) {
  const { picture, seconds } = 'family' in request ? await room.takeInterior(request) : await room.takeScene(request)
  await mkdir(dirname(join(media, file)), { recursive: true })
  const written = await writeWithin(picture, join(media, file), kilobytes)
  process.stdout.write(`${index + 1}/${wanted.length} ${file} ${seconds.toFixed(0)} s, ${Math.round(written / 1024)} KB\n`)
}
await room.close()
