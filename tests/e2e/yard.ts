import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  configLayer,
  site,
  siteDealership,
  slide,
  vehicle,
  vehicleHotspot,
  vehicleImage,
  vehiclePriceGauge,
  vehicleVideo,
} from '../../db/schema.ts'
import { type StatePage, statePages } from '../crawl/vehicle-states.ts'
import { runFolder } from '../test-run.ts'
import { sites, type SiteSlug } from './sites.ts'

/** Vehicles of one site, by what there is to see of them. */
export type Car = 'everything' | 'fewPhotos' | 'noPhotos' | 'photographed' | 'sold' | 'longComments' | 'certified'
type Yard = Record<SiteSlug, Record<Car, string> & { states: StatePage[] }>

export const frames = 24
/** Fewer where they are real: each is cut and compressed at two widths. */
export const realFrames = 12
/** Below this, pictures are the demo's own; all others are tiny. */
export const realPictures = 'test/real/'
const file = () => join(runFolder(), 'yard.json')

/** Gives each site vehicles with all that can be looked at, whatever the demo happens to have. */
export async function prepareYard(db: Database): Promise<void> {
  const cars = []
  for (const slug of sites) cars.push([slug, { ...(await prepareCars(db, slug)), states: await statePages(db, slug) }])
  await addSlides(db, 'southbank')
  await addTowBar(db)
  await addTiles(db, tiledSite)
  writeFileSync(file(), JSON.stringify(Object.fromEntries(cars)))
}

/** One of the utes a search asks for. */
async function addTowBar(db: Database): Promise<void> {
  const [ute] = await db.orm
    .select()
    .from(vehicle)
    .where(
      and(
        sql`${vehicle.stocknum} like 'SB%'`,
        eq(vehicle.status, 'in_stock'),
        eq(vehicle.cab, 'Dual Cab'),
        sql`${vehicle.priceCents} < 5000000`,
      ),
    )
    .orderBy(asc(vehicle.id))
    .limit(1)
  const features = [...new Set([...ute!.filteredFeatures, 'Tow Bar'])]
  await db.orm
    .update(vehicle)
    .set({ filteredFeatures: features, standardEquipment: [...new Set([...ute!.standardEquipment, 'Tow Bar'])] })
    .where(eq(vehicle.id, ute!.id))
}

/** A page with three slides, of a site whose own pages show none. */
export const slidesPath = '/pages/slides'

async function addSlides(db: Database, slug: SiteSlug): Promise<void> {
  const [{ id: siteId }] = (await db.orm.select().from(site).where(eq(site.slug, slug))) as [typeof site.$inferSelect]
  const own = [{ path: slidesPath, title: 'Slides', sections: [{ type: 'slider' }] }]
  const pages = sql`jsonb_build_object('own', coalesce(${configLayer.settings} #> '{pages,own}', '[]') || ${JSON.stringify(own)}::jsonb)`
  const settings = sql`${configLayer.settings} || jsonb_build_object('pages', coalesce(${configLayer.settings} -> 'pages', '{}') || ${pages})`
  await db.orm
    .update(configLayer)
    .set({ settings })
    .where(and(eq(configLayer.scope, 'site'), eq(configLayer.key, slug)))
  await db.orm.delete(slide).where(eq(slide.siteId, siteId))
  await db.orm.insert(slide).values([1, 2, 3].map((position) => ({ siteId, name: `Slide ${position}`, position })))
}

/** A site whose maps have a service's pictures, which a test serves itself. */
export const tiledSite = 'coastline-toyota' satisfies SiteSlug
export const tilesHost = 'https://tiles.example'

async function addTiles(db: Database, slug: SiteSlug): Promise<void> {
  const tiles = { address: `${tilesHost}/{z}/{x}/{y}.png`, attribution: '© <b>Tiles</b> & sons' }
  const settings = sql`${configLayer.settings} || ${JSON.stringify({ places: { tiles } })}::jsonb`
  await db.orm
    .update(configLayer)
    .set({ settings })
    .where(and(eq(configLayer.scope, 'site'), eq(configLayer.key, slug)))
}

let yard: Yard | undefined

const readYard = (): Yard => (yard ??= JSON.parse(readFileSync(file(), 'utf8')) as Yard)

/** Where such a vehicle's page is. */
export const carPath = (slug: SiteSlug, car: Car): string => `/cars/${readYard()[slug][car]}`

/** A vehicle of the site in every state it has one in. */
export const statesOf = (slug: SiteSlug): readonly StatePage[] => readYard()[slug].states

async function prepareCars(db: Database, slug: SiteSlug): Promise<Record<Car, string>> {
  const dealers = await db.orm
    .select({ id: siteDealership.dealershipId })
    .from(siteDealership)
    .innerJoin(site, eq(site.id, siteDealership.siteId))
    .where(eq(site.slug, slug))
  const own = inArray(
    vehicle.dealershipId,
    dealers.map(({ id }) => id),
  )
  const inStock = and(
    own,
    // What a dealer with the narrowest rule lets shoppers keep.
    eq(vehicle.carType, 'used'),
    eq(vehicle.status, 'in_stock'),
    isNotNull(vehicle.primaryImageUrl),
    isNotNull(vehicle.priceCents),
    sql`length(${vehicle.name}) < 60`,
  )
  // The oldest, and not those another site has taken: pages that show the newest have the demo's own pictures.
  const free = and(inStock, sql`${vehicle.primaryImageUrl} not like '/media/test/%'`, sql`${vehicle.photosCount} > 0`)
  const [everything, fewPhotos, noPhotos, photographed] = await db.orm
    .select()
    .from(vehicle)
    .where(free)
    .orderBy(asc(vehicle.createdAt), asc(vehicle.id))
    .limit(4)
  const [sold] = await db.orm
    .select()
    .from(vehicle)
    .where(and(own, eq(vehicle.status, 'sold')))
    .orderBy(asc(vehicle.id))
    .limit(1)
  const [longComments] = await db.orm
    .select()
    .from(vehicle)
    .where(and(inStock, sql`length(${vehicle.dealercomments}) > 400`))
    .orderBy(asc(vehicle.id))
    .limit(1)
  // Only some sites certify; a page of the others shows no badge.
  const [certified] = await db.orm
    .select()
    .from(vehicle)
    .where(and(inStock, eq(vehicle.certified, true), eq(vehicle.reserved, false)))
    .orderBy(asc(vehicle.id))
    .limit(1)
  await setPhotos(db, everything!.id, 9)
  await setPhotos(db, fewPhotos!.id, 3)
  await setPhotos(db, noPhotos!.id, 0)
  await addEverything(db, everything!.id)
  await setRealPictures(db, photographed!.id)
  return {
    everything: everything!.slug,
    fewPhotos: fewPhotos!.slug,
    noPhotos: noPhotos!.slug,
    photographed: photographed!.slug,
    sold: sold!.slug,
    longComments: (longComments ?? everything)!.slug,
    certified: (certified ?? everything)!.slug,
  }
}

async function setPhotos(db: Database, vehicleId: number, count: number): Promise<void> {
  const images = Array.from({ length: count }, (_, position) => ({
    vehicleId,
    url: `/media/test/photo-${position}`,
    position,
  }))
  await db.orm.delete(vehicleImage).where(eq(vehicleImage.vehicleId, vehicleId))
  await db.orm.delete(vehicleHotspot).where(eq(vehicleHotspot.vehicleId, vehicleId))
  if (count > 0) await db.orm.insert(vehicleImage).values(images)
  await db.orm
    .update(vehicle)
    .set({ primaryImageUrl: images[0]?.url ?? null, photosCount: count, spinImages: [], spinInteriorImage: null })
    .where(eq(vehicle.id, vehicleId))
}

/** Pictures that weigh what a shopper's would. */
async function setRealPictures(db: Database, vehicleId: number): Promise<void> {
  const at = (view: string) => `/media/${realPictures}studio/suv-large-b/${view}/white/weatherboard-yard`
  const views = ['front-34', 'rear-34', 'side', 'front', 'rear', 'wheel']
  const spinImages = Array.from({ length: realFrames }, (_, frame) => at(`spin-${String(3 * frame).padStart(2, '0')}`))
  await setPhotos(db, vehicleId, 0)
  await db.orm.insert(vehicleImage).values(views.map((view, position) => ({ vehicleId, url: at(view), position })))
  await db.orm
    .update(vehicle)
    .set({ primaryImageUrl: at('front-34'), photosCount: views.length, spinImages })
    .where(eq(vehicle.id, vehicleId))
}

async function addEverything(db: Database, vehicleId: number): Promise<void> {
  const spinImages = Array.from({ length: frames }, (_, frame) => `/media/test/spin-${String(frame).padStart(2, '0')}`)
  const [{ priceCents }] = (await db.orm
    .update(vehicle)
    .set({
      spinImages,
      spinInteriorImage: '/media/test/inside',
      file: '/robots.txt',
      carType: 'used',
      km: sql`coalesce(${vehicle.km}, 9000)`,
    })
    .where(eq(vehicle.id, vehicleId))
    .returning()) as [typeof vehicle.$inferSelect]
  await db.orm.delete(vehiclePriceGauge).where(eq(vehiclePriceGauge.vehicleId, vehicleId))
  await db.orm
    .insert(vehiclePriceGauge)
    .values({
      vehicleId,
      fill: 0.3,
      listingPriceCents: priceCents,
      marketRangeMinCents: priceCents! - 300_000,
      marketRangeMaxCents: priceCents! + 700_000,
      confidence: 0.6,
      description: 'Below the market',
    })
  await db.orm.insert(vehicleVideo).values([
    { vehicleId, kind: 'walkaround', url: '/videos/walkaround.mp4', position: 0 },
    { vehicleId, kind: 'stock', url: '/videos/stock.mp4', position: 1 },
  ])
  await db.orm.insert(vehicleHotspot).values([
    {
      vehicleId,
      area: 'exterior',
      description: 'Headlamps that dip themselves',
      positions: [{ hotspotId: 'lamp', activeAngle: 45, posX: 0.25, posY: 0.5 }],
    },
    {
      vehicleId,
      area: 'interior',
      description: 'A screen as wide as a map',
      positions: [{ hotspotId: 'screen', activeAngle: 0, posX: 0.5, posY: 0.5 }],
    },
  ])
}
