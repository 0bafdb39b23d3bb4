import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openCameraRoom, type Picture } from './render/camera-room.ts'
import type { ShotRequest } from './scene/shot.ts'
import type { ExteriorView } from '../demo/paint/views.ts'

/**
 * One quick picture of a subject, for whoever works on it:
 * node studio/preview.ts suv-large-a --view front-34,side --colour '#8c0f1a' --out /tmp/suv.png
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    colour: { type: 'string', default: '#8c0f1a' },
    environment: { type: 'string', default: 'studio' },
    width: { type: 'string', default: '600' },
    oversample: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
    background: { type: 'string', default: '#d9dce0' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: '/tmp/preview.png' },
  },
})

const width = Number(values.width)
const height = Math.round((width * 2) / 3)
const viewOf = (name: string): ShotRequest['view'] =>
  /^\d+$/.test(name) ? { frame: Number(name) } : (name as ExteriorView)
const names = values.view?.split(',') ?? [undefined]

const overBackground = ({ pixels }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .flatten({ background: values.background })
    .png()
    .toBuffer()

const room = await openCameraRoom()
const tiles: Buffer[] = []
for (const subject of positionals)
  for (const name of names) {
    const { first, seconds } = await room.take({
      subject, options: JSON.parse(values.options) as Record<string, unknown>, view: name && viewOf(name), width, height,
      oversample: Number(values.oversample), environment: values.environment as ShotRequest['environment'],
      quick: values.quick, paint: { colour: values.colour },
    } as ShotRequest)
    process.stdout.write(`${subject} ${name ?? ''} built ${seconds.build.toFixed(1)} s, baked ${seconds.bake.toFixed(1)} s,
      drawn ${seconds.draw.toFixed(1)} s\n`)
    tiles.push(await overBackground(first))
  }
await room.close()

const columns = Math.min(names.length > 1 ? names.length : 2, tiles.length)
const sheet = { width: width * columns, height: height * Math.ceil(tiles.length / columns) }
await sharp({ create: { ...sheet, channels: 3, background: '#ffffff' } })
  .composite(tiles.map((input, index) =>
    ({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height })))
  .png()
  .toFile(values.out)
