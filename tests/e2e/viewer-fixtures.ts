import type { Page } from '@playwright/test'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/open-database.ts'
import { site, siteDealership, vehicle, vehicleHotspot, vehicleImage, vehicleVideo } from '../../db/schema.ts'
import { run, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'
import { expect, test as base } from './fixtures.ts'

export const sites = ['southbank', 'coastline-toyota', 'meridian', 'outback-rv', 'throttle', 'volt'] as const
type SiteSlug = (typeof sites)[number]

/** Vehicles of one site, by what there is to see of them. */
type Cars = Record<'everything' | 'fewPhotos' | 'noPhotos' | 'sold', string>

interface Yard {
  /** Where a vehicle's page is. */
  at: (slug: SiteSlug, car: keyof Cars) => string
  pathOf: (slug: SiteSlug, car: keyof Cars) => string
}

export const frames = 24

/** A server of its own, whose vehicles have all that can be looked at, whatever the demo happens to have. */
export const test = base.extend<{ pictures: void }, { yard: Yard }>({
  yard: [
    // Playwright wants to see what a fixture takes, even if it is nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = temporaryFolder()
      await run(['server/commands/prepare-data.ts'], { DATA_DIR: folder.path, DEMO_VEHICLES: '300' })
      const db = await openDatabase({ dir: folder.path })
      const cars = new Map<SiteSlug, Cars>()
      for (const slug of sites) cars.set(slug, await prepareCars(db, slug))
      await db.close()
      const server = await startServerProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' })
      const pathOf: Yard['pathOf'] = (slug, car) => `/cars/${cars.get(slug)![car]}`
      await use({ pathOf, at: (slug, car) => `http://${slug}.localhost:${server.port}${pathOf(slug, car)}` })
      server.child.kill('SIGTERM')
      folder.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Drawn here: what is tested is how pictures are shown, not the pictures.
  pictures: [
    async ({ context }, use) => {
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing(route.request().url()) }))
      await use()
    },
    { auto: true },
  ],
})

export { expect }

function drawing(url: string): string {
  const width = Number(new URL(url).searchParams.get('w') ?? 1200)
  const frame = Number(/spin-(\d+)/.exec(url)?.[1] ?? 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width / 1.5)}" viewBox="0 0 300 200">
    <rect width="300" height="200" fill="hsl(${frame * 15} 30% 75%)"/><rect x="${60 + frame}" y="90" width="180" height="50" rx="20" fill="#345"/></svg>`
}

async function prepareCars(db: Database, slug: SiteSlug): Promise<Cars> {
  const dealers = await db.orm.select({ id: siteDealership.dealershipId }).from(siteDealership).innerJoin(site, eq(site.id, siteDealership.siteId)).where(eq(site.slug, slug))
  const own = inArray(vehicle.dealershipId, dealers.map(({ id }) => id))
  const inStock = and(own, eq(vehicle.status, 'in_stock'), isNotNull(vehicle.primaryImageUrl), sql`length(${vehicle.name}) < 60`)
  const [everything, fewPhotos, noPhotos] = await db.orm.select().from(vehicle).where(inStock).orderBy(asc(vehicle.id)).limit(3)
  const [sold] = await db.orm.select().from(vehicle).where(and(own, eq(vehicle.status, 'sold'))).orderBy(asc(vehicle.id)).limit(1)
  await setPhotos(db, everything!.id, 9)
  await setPhotos(db, fewPhotos!.id, 3)
  await setPhotos(db, noPhotos!.id, 0)
  await addEverything(db, everything!.id)
  return { everything: everything!.slug, fewPhotos: fewPhotos!.slug, noPhotos: noPhotos!.slug, sold: sold!.slug }
}

async function setPhotos(db: Database, vehicleId: number, count: number): Promise<void> {
  const images = Array.from({ length: count }, (_, position) => ({ vehicleId, url: `/media/test/photo-${position}`, position }))
  await db.orm.delete(vehicleImage).where(eq(vehicleImage.vehicleId, vehicleId))
  await db.orm.delete(vehicleHotspot).where(eq(vehicleHotspot.vehicleId, vehicleId))
  if (count > 0) await db.orm.insert(vehicleImage).values(images)
  await db.orm.update(vehicle).set({ primaryImageUrl: images[0]?.url ?? null, photosCount: count, spinImages: [], spinInteriorImage: null }).where(eq(vehicle.id, vehicleId))
}

async function addEverything(db: Database, vehicleId: number): Promise<void> {
  const spinImages = Array.from({ length: frames }, (_, frame) => `/media/test/spin-${String(frame).padStart(2, '0')}`)
  await db.orm.update(vehicle).set({ spinImages, spinInteriorImage: '/media/test/inside' }).where(eq(vehicle.id, vehicleId))
  await db.orm.insert(vehicleVideo).values([
    { vehicleId, kind: 'walkaround', url: '/videos/walkaround.mp4', position: 0 },
    { vehicleId, kind: 'stock', url: '/videos/stock.mp4', position: 1 },
  ])
  await db.orm.insert(vehicleHotspot).values([
    { vehicleId, area: 'exterior', description: 'Headlamps that dip themselves', positions: [{ hotspotId: 'lamp', activeAngle: 45, posX: 0.25, posY: 0.5 }] },
    { vehicleId, area: 'interior', description: 'A screen as wide as a map', positions: [{ hotspotId: 'screen', activeAngle: 0, posX: 0.5, posY: 0.5 }] },
  ])
}

/** Adds up every shift of the layout from the first moment on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}
