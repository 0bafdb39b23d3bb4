import type { Shot, ShotRequest } from '../scene/shot.ts'
import { launchBrowser } from './browser.ts'
import { bundleScene } from './bundle-scene.ts'

export type Picture = { pixels: Buffer; width: number; height: number }
export type TakenShot = { first: Picture; second: Picture; marks: Shot['marks']; seconds: Shot['seconds'] }
export type CameraRoom = { take: (request: ShotRequest) => Promise<TakenShot>; close: () => Promise<void> }

const patience = 600_000

/** Opens a browser with the stage in it. Pictures come back as raw pixels: RGBA, premultiplied. */
export async function openCameraRoom(): Promise<CameraRoom> {
  const [browser, script] = await Promise.all([launchBrowser(), bundleScene()])
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  const failures: string[] = []
  page.on('pageerror', error => failures.push(error.message))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: script })

  const take = async (request: ShotRequest): Promise<TakenShot> => {
    const shot = await page.evaluate(wanted => globalThis.takeShot(wanted), request)
    if (failures.length > 0) throw new Error(failures.join('\n').slice(0, 2000))
    const picture = (pixels: string): Picture =>
      ({ pixels: Buffer.from(pixels, 'base64'), width: request.width, height: request.height })
    return { first: picture(shot.first), second: picture(shot.second), marks: shot.marks, seconds: shot.seconds }
  }
  return { take, close: () => browser.close() }
}
