import { performance } from 'node:perf_hooks'
import { demoPort, listingAt, read } from '../listing/demo-server.ts'

export const vehicleAt =
  (path: string) =>
  (site: string, port = demoPort): string =>
    `http://${site}.localhost:${port}${path}`

/** Vehicles that a site's listing shows. */
export async function vehiclesOf(site: string, pages = 4): Promise<string[]> {
  const paths = new Set<string>()
  for (let page = 1; page <= pages; page++)
    for (const [path] of (await read(`${listingAt(site)}?page=${page}`)).matchAll(/\/cars\/[a-z0-9-]+(?=")/g))
      paths.add(path)
  return [...paths]
}

/** The one with most to say, of those a listing shows first. */
export async function heaviestOf(site: string): Promise<string> {
  const paths = (await vehiclesOf(site, 1)).slice(0, 20)
  const sized = await Promise.all(
    paths.map(async (path) => ({ path, size: (await read(vehicleAt(path)(site))).length })),
  )
  return sized.toSorted((one, other) => other.size - one.size)[0]!.path
}

/** How long a vehicle's page and a listing take that nobody has asked for before, one after the other: their ratio. */
export async function madeAnew(site: string, rounds = 40): Promise<{ vehicle: number; listing: number }> {
  const paths = (await vehiclesOf(site)).slice(20, 20 + rounds)
  const spent = { vehicle: 0, listing: 0 }
  for (const [at, path] of paths.entries()) {
    spent.vehicle += await timed(vehicleAt(path)(site))
    spent.listing += await timed(`${listingAt(site)}?range[price]=${1_000 + at}:`)
  }
  return { vehicle: spent.vehicle / paths.length, listing: spent.listing / paths.length }
}

async function timed(url: string): Promise<number> {
  const start = performance.now()
  await read(url)
  return performance.now() - start
}
