import { readEnvironment } from '#config/environment.ts'
import { demoAddress } from './demo-index.ts'
import { isOperatorError } from './operator-error.ts'
import { createPages } from './pages.ts'
import { readBuild } from './read-build.ts'
import { type RunningServer, startServer } from './start-server.ts'

try {
  const environment = readEnvironment(process.env)
  const { serverBuild, assets } = await readBuild(new URL('../build/', import.meta.url))
  const server = await startServer(environment, { pages: createPages(serverBuild), assets })
  announce(server, environment.mode)
  stopOnSignal(server)
} catch (error) {
  if (!isOperatorError(error)) throw error
  console.error(error.message)
  process.exit(1)
}

function announce({ port, sites }: RunningServer, mode: string): void {
  if (mode !== 'demo' || !sites) return
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
