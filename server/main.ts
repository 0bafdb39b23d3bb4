import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { EnvironmentError, readEnvironment } from '#config/environment.ts'
import { DatabaseInUseError } from '#db/embedded/exclusive-lock.ts'
import { loadAssets } from './assets.ts'
import { demoAddress } from './demo-index.ts'
import { createPages } from './pages.ts'
import { type RunningServer, StartError, startServer } from './start-server.ts'

const build = join(import.meta.dirname, '../build')

try {
  const environment = readEnvironment(process.env)
  const serverBuild: ServerBuild = await import(join(build, 'server/index.js'))
  const server = await startServer(environment, {
    pages: createPages(serverBuild),
    assets: await loadAssets(join(build, 'client')),
  })
  announce(server, environment.mode)
  stopOnSignal(server)
} catch (error) {
  const isPlain = error instanceof EnvironmentError || error instanceof DatabaseInUseError || error instanceof StartError
  if (!isPlain) throw error
  console.error(error.message)
  process.exit(1)
}

function announce({ port, sites }: RunningServer, mode: string): void {
  if (mode !== 'demo') return
  const origin = `http://localhost:${port}`
  const lines = sites.sites.map((site) => `  ${demoAddress(site, origin)}  ${site.name}`)
  console.log(['', 'Forecourt is ready. The demo sites:', ...lines, `  ${origin}  all of them`, ''].join('\n'))
}

function stopOnSignal(server: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.stop().then(() => process.exit(0))
    })
  }
}
