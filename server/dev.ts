// npm run dev: the same server with Vite in front, so that an edit shows at once. Not used in production.
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import { readEnvironment } from '#config/environment.ts'

const environment = readEnvironment(process.env)
const vite = await createViteServer({
  server: { middlewareMode: true, allowedHosts: ['.localhost'] },
  appType: 'custom',
})

// Loaded through Vite, as the pages are, so that both share one copy of each module.
const load = (file: string) => vite.ssrLoadModule(join(import.meta.dirname, file))
const { startServer } = (await load('start-server.ts')) as typeof import('./start-server.ts')
const { createFreshPages } = (await load('pages.ts')) as typeof import('./pages.ts')

const server = await startServer(environment, {
  pages: createFreshPages(() => vite.ssrLoadModule('virtual:react-router/server-build') as never),
  assets: new Map(),
  before: vite.middlewares,
})
console.log(`Forecourt in development: http://localhost:${server.port}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([server.stop(), vite.close()]).then(() => process.exit(0)))
}
