import { createServer } from 'node:net'
import { isDeep } from '../deep.ts'

process.env.E2E_PORT ??= String(await freePort())
/** Where this run's demo is served: found once, so that runs side by side do not test each other's. */
export const port = Number(process.env.E2E_PORT)

export const sites = ['southbank', 'coastline-toyota', 'meridian', 'outback-rv', 'throttle', 'volt'] as const
export type SiteSlug = (typeof sites)[number]
/** Every template, in light and in dark. */
export const looks = ['southbank', 'meridian', 'outback-rv', 'throttle', 'volt'] as const satisfies readonly SiteSlug[]
/** Every template once. */
export const templates = ['southbank', 'outback-rv', 'volt'] as const satisfies readonly SiteSlug[]

/** For what templates do alike: one of them, another for each test that asks; in depth every one. */
export const templateInTurn = (turn: number): readonly (typeof templates)[number][] =>
  isDeep ? templates : [templates[turn % templates.length]!]

export const at = (slug: SiteSlug, path = '/'): string => `http://${slug}.localhost:${port}${path}`
export const allStock = '/search/new-used-and-demo-cars'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port: found } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return found
}
