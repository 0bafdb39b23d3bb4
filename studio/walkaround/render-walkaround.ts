import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openSceneryRoom } from '../render/scenery-room.ts'
import { writeWithin } from '../render/write-within.ts'
import type { SceneRequest } from '../scene/backdrops/scene-request.ts'
import { cameraAt, film as format, frameCount } from './path.ts'

/** Films a walk round each vehicle that has no film yet: node studio/walkaround/render-walkaround.ts. Needs ffmpeg on the path. */
const vehicles = {
  'suv-large-b': { colour: '#27496d', length: 4.9, height: 1.8 },
  'ute-dual-cab-b': { colour: '#a3472a', length: 5.35, height: 1.82 },
} as const

const media = fileURLToPath(new URL('../../public/demo/walkarounds/', import.meta.url))
const { width, height, drawnPerSecond, shownPerSecond } = format
const posterFrame = Math.round(frameCount * 0.12)

/** H.264 at constant quality, ready to play before it has arrived whole. */
function encoder(file: string) {
  const input = `-y -loglevel error -f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${drawnPerSecond} -i -`
  const output = `-vf minterpolate=fps=${shownPerSecond}:mi_mode=mci -c:v libx264 -preset slow -crf 27 -pix_fmt yuv420p -movflags +faststart`
  return spawn('ffmpeg', [...`${input} ${output}`.split(' '), file], { stdio: ['pipe', 'inherit', 'inherit'] })
}

await mkdir(media, { recursive: true })
const room = await openSceneryRoom()
for (const [subject, vehicle] of Object.entries(vehicles)) {
  const film = `${media}${subject}.mp4`
  if (existsSync(film)) continue
  const unfinished = `${media}${subject}.part.mp4`
  const encode = encoder(unfinished)
  for (let frame = 0; frame < frameCount; frame++) {
    const request: SceneRequest = {
      place: 'studio',
      camera: cameraAt(frame, vehicle),
      vehicles: [{ subject, colour: vehicle.colour, azimuth: 90 }],
      width,
      height,
      oversample: 1.5,
    }
    const { picture } = await room.takeScene(request)
    if (frame === posterFrame) await writeWithin(picture, `${media}${subject}.webp`, 40)
    if (!encode.stdin.write(picture.pixels)) await once(encode.stdin, 'drain')
    if (frame % 24 === 0) process.stdout.write(`${subject} ${frame}/${frameCount}\n`)
  }
  encode.stdin.end()
  await once(encode, 'close')
  await rename(unfinished, film)
}
await room.close()
