import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { dealership, location, site, vehicle } from '#db/schema.ts'
import { Random } from '#search/testing/random.ts'
import { searchKey } from '#server/api/search/search-key.ts'
import { inDepth } from '../deep.ts'
import { useDemoApp } from '../demo-app.ts'

// One moment for all of it: pages change with the time of day.
const now = new Date('2026-06-10T02:00:00Z')
const { app, db } = useDemoApp({ now: () => now })

/** Words in everything a dealership and a site own: whatever an answer says of them, it says whose they are. */
const ofDealership = (id: number | string) => `zq${id}zq`
const ofSite = (id: number | string) => `zs${id}zs`

let slugs: string[]
let ids: number[]
let makes: string[]

beforeAll(async () => {
  const { orm } = db()
  const marked = (column: unknown) => sql`coalesce(${column}, '') || ' zq' || dealership_id || 'zq'`
  await orm.update(vehicle).set({ badge: marked(vehicle.badge) })
  await orm.update(location).set({ name: marked(location.name) })
  await orm.update(dealership).set({ name: sql`name || ' zq' || id || 'zq'` })
  await orm.update(site).set({ name: sql`name || ' zs' || id || 'zs'` })
  await app().follower.catchUp()
  const rows = [...app().deps.stock.all()]
  slugs = rows.map(({ slug }) => slug)
  ids = rows.map(({ id }) => id)
  makes = [...new Set(rows.map(({ make }) => make))]
})

interface Asked {
  host: string
  path: string
  headers: Record<string, string>
  body: string | null
}

/** A request as a stranger might send it: of one site, in the name of another, about a third. */
function randomRequest(random: Random, etags: readonly string[]): Asked {
  const { sites } = app().deps.sites
  const [own, other] = [random.pick(sites), random.pick(sites)]
  const name = `${own.slug}.localhost`
  const host = random.pick([name, name, name, name.toUpperCase(), `${name}.`, `${name}:8080`, `x.${name}`])
  const elsewhere = `${other.slug}.localhost`
  const hints: [string, string][] = [
    ['x-forwarded-host', elsewhere],
    ['forwarded', `host=${elsewhere}`],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-original-url', '/'],
    ['x-host', elsewhere],
    ['origin', `http://${elsewhere}`],
    ['referer', `http://${elsewhere}/`],
    ['cookie', `site=${other.slug}; site_id=${other.id}`],
    ['if-none-match', etags.length > 0 ? random.pick(etags) : '*'],
    ['accept-encoding', random.pick(['br', 'gzip', 'identity', 'gzip;q=0'])],
    ['range', 'bytes=0-99'],
  ]
  const headers = Object.fromEntries(random.some(hints, 0.2))
  const make = random.pick(makes)
  const query = random.pick([
    '',
    `?site=${other.slug}`,
    `?make=${encodeURIComponent(make)}&utm_source=${random.below(1e9)}`,
    `?query=${encodeURIComponent(`${make} ${random.below(1e6)}`)}`,
    `?page=${random.below(50)}&dealership=${other.dealershipIds[0] ?? 1}`,
    `?_routes=root,${random.pick(['routes/site/home', 'routes/site/vehicle', 'constructor'])}`,
    `?host=${elsewhere}&x=${random.below(1e9)}`,
  ])
  const data = random.chance(0.2) ? '.data' : ''
  const listing = random.pick(['new-used-and-demo-cars', 'suv', make.toLowerCase(), other.slug])
  const path = random.pick([
    `/${data ? '_.data' : ''}${query}`,
    `/search/${listing}${data}${query}`,
    `/cars/${random.pick(slugs)}${data}${query}`,
    `/cars/${random.pick(ids)}${query}`,
    `/stock/answer?path=/search/${listing}&n=${random.below(1e6)}`,
    '/stock/packed',
    '/sitemap.xml',
    `/${random.pick(['pages', 'vehicles', 'vehicles-1'])}.xml`,
    '/robots.txt',
    `/api/suggest?q=${encodeURIComponent(make)}`,
    `/api/car-pictures?id=${random.pick(ids)}`,
    `/${random.pick(['locations', 'contact', 'about', 'offers', 'reviews', 'finance'])}${data}${query}`,
    `/no-such-${random.below(1e6)}`,
    ...searches(random),
  ])
  if (!path.startsWith('/api/search')) return { host, path, headers, body: null }
  const key = searchKey(random.chance(0.8) ? own : other)
  return { host, path, headers: { ...headers, authorization: `Bearer ${key}` }, body: randomBody(random, path, other) }
}

function searches(random: Random): string[] {
  const index = `/api/search/indexes/Car_production`
  return [
    `${index}/search`,
    `${index}/search`,
    `${index}/documents/${random.pick(ids)}`,
    `${index}/documents?limit=${random.below(30)}&offset=${random.below(500)}`,
    `${index}/documents/fetch`,
    `${index}/facet-search`,
    `/api/search/multi-search`,
    `/api/search/cars`,
  ]
}

function randomBody(random: Random, path: string, other: { slug: string; dealershipIds: readonly number[] }) {
  if (!/\/(?:search|fetch|facet-search|multi-search|cars)$/.test(path)) return null
  const filter = random.pick([
    `dealership_id = ${other.dealershipIds[0] ?? 1}`,
    `id = ${random.pick(ids)} OR dealership_id EXISTS`,
    `make = "${random.pick(makes)}") OR (id > 0`,
    `id IN [${ids.slice(0, 20).join()}]`,
    `NOT make = "x"`,
  ])
  const query = { q: random.pick([...makes, '', other.slug]), limit: 5 + random.below(20), offset: random.below(40) }
  if (path.endsWith('facet-search'))
    return JSON.stringify({ facetName: random.pick(['make', 'location']), facetQuery: '' })
  if (path.endsWith('fetch')) return JSON.stringify({ ids: ids.slice(random.below(100)).slice(0, 30) })
  if (path.endsWith('/cars')) return JSON.stringify({ filters: filter, query: query.q, limit: 10 })
  const search = random.chance(0.5) ? { ...query, filter } : { ...query, facets: ['make', 'location', 'dealership'] }
  if (path.endsWith('multi-search')) return JSON.stringify({ queries: [{ indexUid: 'Car_production', ...search }] })
  return JSON.stringify(search)
}

const send = ({ host, path, headers, body }: Asked): Promise<Response> =>
  app().fetch(
    new Request(`http://${host}${path}`, {
      headers: { host, ...headers, ...(body !== null && { 'content-type': 'application/json' }) },
      ...(body !== null && { method: 'POST', body }),
    }),
  )

const wordsIn = (text: string): string[] => [...new Set(text.match(/z[qs]\d+z[qs]/g))]

/** Whose words an answer holds that the site at this host does not show. */
function leaksIn(text: string, host: string): string[] {
  const shown = app().deps.sites.atHost(host.toLowerCase().replace(/\.?(?::\d+)?$/, ''))?.site
  const own = new Set([...(shown?.dealershipIds ?? []).map(ofDealership), ...(shown ? [ofSite(shown.id)] : [])])
  return wordsIn(text).filter((word) => !own.has(word))
}

async function frontPages(): Promise<string[]> {
  const { sites } = app().deps.sites
  const paths = ['/', '/search/new-used-and-demo-cars', '/robots.txt', '/stock/packed']
  const texts: string[] = []
  // One after the other: on a busy machine some of them all at once would be turned away.
  for (const { slug } of sites)
    for (const path of paths) texts.push(await (await app().get(`${slug}.localhost`, path)).text())
  return texts
}

it('whatever is asked, in whoever’s name, no site shows what is another’s, and none is changed by the asking [part of PL-08]', async () => {
  const random = new Random(Number(process.env.FUZZ_SEED ?? 15))
  const before = await frontPages()
  const etags: string[] = []
  const faults: unknown[] = []
  const statuses = new Map<number, number>()
  for (let done = 0; done < inDepth(400, 100_000); done += 8) {
    const asked = Array.from({ length: 8 }, () => randomRequest(random, etags))
    await Promise.all(
      asked.map(async (request) => {
        const answer = await send(request)
        const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        const etag = answer.headers.get('etag')
        if (etag && etags.length < 200) etags.push(etag)
        const leaks = leaksIn(text, request.host)
        if (leaks.length > 0 || answer.status >= 500) faults.push({ ...request, status: answer.status, leaks })
      }),
    )
  }
  expect(faults.slice(0, 3)).toEqual([])
  // It must have been answered, too: a fuzz of refusals shows nothing.
  expect(statuses.get(200)).toBeGreaterThan(inDepth(100, 25_000))
  expect(await frontPages()).toEqual(before)
}, 3_600_000)
