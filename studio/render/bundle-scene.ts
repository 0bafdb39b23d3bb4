import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('../scene/main.ts', import.meta.url))

/** The scene's modules and three.js as one script for the page. */
export async function bundleScene(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'studio' } },
  })
  const [output] = built as Rolldown.RolldownOutput[]
  return output!.output[0].code
}
