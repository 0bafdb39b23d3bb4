import { and, eq, like } from 'drizzle-orm'
import { Meilisearch, type MeilisearchApiError } from 'meilisearch'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { vehicle } from '../db/schema.ts'
import { useDemoApp } from './demo-app.ts'

const hosts = {
  southbank: 'southbank.localhost',
  meridian: 'meridian.localhost',
  throttle: 'throttle.localhost',
} as const
export type SiteName = keyof typeof hosts

interface PageConfig {
  host: string
  indexUid: string
  key: string
}

/** The official clients of some demo sites. They ask through fetch, which here leads to the application. */
export function useSearchClients() {
  const { app, db } = useDemoApp()
  const configs = {} as Record<SiteName, PageConfig>
  beforeAll(async () => {
    await putKnownCars(db())
    await app().follower.catchUp()
    for (const name of Object.keys(hosts) as SiteName[]) {
      configs[name] = (await (await app().get(hosts[name], '/api/search/config')).json()) as PageConfig
    }
  })
  beforeEach(() => {
    vi.stubGlobal('fetch', (input: string | URL, init: RequestInit) => {
      const { host, pathname, search } = new URL(String(input))
      return app().fetch(
        new Request(`http://${host}${pathname}${search}`, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), host },
        }),
      )
    })
    return () => vi.unstubAllGlobals()
  })
  afterAll(() => vi.unstubAllGlobals())
  const client = (name: SiteName) => new Meilisearch({ host: configs[name].host, apiKey: configs[name].key })
  return {
    app,
    hosts,
    configs,
    client,
    cars: (name: SiteName) => client(name).index(configs[name].indexUid),
    /** What no client sends. */
    post: (name: SiteName, path: string, body: object, headers: Record<string, string> = {}) =>
      app().post(hosts[name], `/api/search/${path}`, body, {
        authorization: `Bearer ${configs[name].key}`,
        ...headers,
      }),
    get: (name: SiteName, path: string) =>
      app().get(hosts[name], `/api/search/${path}`, { authorization: `Bearer ${configs[name].key}` }),
  }
}

/** Cars that tests name, whatever else the demo has: one at southbank, two of the group. */
async function putKnownCars({ orm }: Database): Promise<void> {
  const put = async (prefix: string, car: Partial<typeof vehicle.$inferInsert>) => {
    const [row] = await orm
      .select({ id: vehicle.id })
      .from(vehicle)
      .where(
        and(
          like(vehicle.stocknum, `${prefix}%`),
          eq(vehicle.status, 'in_stock'),
          eq(vehicle.showOnDealerWebsite, true),
        ),
      )
      .orderBy(vehicle.id)
      .limit(1)
    await orm.update(vehicle).set(car).where(eq(vehicle.id, row!.id))
  }
  const octavia = { year: 2025, make: 'Skoda', model: 'Octavia', badge: 'Style', name: '2025 Skoda Octavia Style' }
  await put('SB', { ...octavia, certified: false, filteredFeatures: ['Bluetooth', 'Cruise Control', 'Android Auto'] })
  await put('MG', {
    make: 'Volvo',
    model: 'XC60',
    badge: 'Polestar Engineered',
    name: '2024 Volvo XC60 Polestar Engineered',
  })
  await put('MM', { make: 'Aprilia', model: 'RS 660', badge: 'Extrema', name: '2024 Aprilia RS 660 Extrema' })
}

/** What a client was refused with. */
export async function refusalOf(asking: Promise<unknown>) {
  const error = (await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as MeilisearchApiError | undefined
  return { status: error?.response.status, code: error?.cause?.code, message: error?.cause?.message }
}
