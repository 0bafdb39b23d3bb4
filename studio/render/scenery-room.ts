import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { InteriorRequest, SceneRequest, SceneShot } from '../scene/backdrops/scene-request.ts'
import { launchBrowser } from './browser.ts'
import type { Picture } from './camera-room.ts'

export type SceneryRoom = {
  takeScene: (request: SceneRequest) => Promise<{ picture: Picture; seconds: number }>
  takeInterior: (request: InteriorRequest) => Promise<{ picture: Picture; seconds: number }>
  close: () => Promise<void>
}

const entry = fileURLToPath(new URL('../scene/backdrops/main.ts', import.meta.url))
const patience = 900_000

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'scenery' } },
  })
  const [output] = built as Rolldown.RolldownOutput[]
  return output!.output[0].code
}

/** Opens a browser with the places and interiors in it. Pictures come back as raw, opaque pixels. */
export async function openSceneryRoom(): Promise<SceneryRoom> {
  const [browser, script] = await Promise.all([launchBrowser(), bundle()])
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  const failures: string[] = []
  page.on('pageerror', error => failures.push(error.message))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.setContent('<body></body>')
  await page.addScriptTag({ content: script })
  const picture = ({ pixels, seconds }: SceneShot, { width, height }: { width: number; height: number }) => {
    if (failures.length > 0) throw new Error(failures.join('\n').slice(0, 2000))
    return { picture: { pixels: Buffer.from(pixels, 'base64'), width, height }, seconds }
  }
  return {
    takeScene: async request => picture(await page.evaluate(wanted => globalThis.takeScene(wanted), request), request),
    takeInterior: async request => picture(await page.evaluate(wanted => globalThis.takeInterior(wanted), request), request),
    close: () => browser.close(),
  }
}
