import { and, asc, eq, inArray, isNull, like, not, type SQL, sql } from 'drizzle-orm'
import { defaultConfig } from '../../config/site/default-config.ts'
import type { Database } from '../../db/database.ts'
import { configLayer, site, siteDealership, vehicle } from '../../db/schema.ts'
import type { Ask } from './collect-pages.ts'
import type { Fault } from './find-faults.ts'
import { readHtml } from './read-html.ts'

interface State {
  /** By the days for which the site shows what is sold. */
  readonly where: SQL | ((soldDays: number) => SQL)
  readonly status: number
}

const inStock = eq(vehicle.status, 'in_stock')
const ofKind = (kind: 'caravan' | 'truck' | 'motorcycle'): State => ({
  where: and(inStock, eq(vehicle.itemType, kind))!,
  status: 200,
})
const soldAfter = (days: number): SQL => sql`${vehicle.soldAt} > now() - ${days} * interval '1 day'`
const isSold = eq(vehicle.status, 'sold')

/** Every state that a vehicle's page can be in, and what the page answers. */
export const vehicleStates = {
  'in stock': { where: and(inStock, sql`${vehicle.photosCount} > 3`)!, status: 200 },
  'coming soon': { where: and(eq(vehicle.status, 'coming_soon'), eq(vehicle.preorder, false))!, status: 200 },
  'pre-order': { where: eq(vehicle.preorder, true), status: 200 },
  reserved: { where: and(inStock, eq(vehicle.reserved, true))!, status: 200 },
  'sold just now': { where: (days) => and(isSold, soldAfter(days - 0.01))!, status: 200 },
  'sold long ago': { where: (days) => and(isSold, not(soldAfter(days + 0.01)))!, status: 410 },
  removed: { where: eq(vehicle.status, 'removed'), status: 410 },
  'on hold': { where: eq(vehicle.status, 'on_hold'), status: 410 },
  hidden: { where: and(inStock, eq(vehicle.showOnDealerWebsite, false))!, status: 404 },
  'without a price': { where: and(inStock, isNull(vehicle.priceCents))!, status: 200 },
  'without pictures': { where: and(inStock, eq(vehicle.photosCount, 0))!, status: 200 },
  'for test drives only': { where: and(inStock, like(vehicle.tag, 'Test % Only'))!, status: 200 },
  certified: { where: and(inStock, eq(vehicle.certified, true), eq(vehicle.reserved, false))!, status: 200 },
  'with a history report': { where: and(inStock, sql`${vehicle.file} is not null`)!, status: 200 },
  'a caravan': ofKind('caravan'),
  'a truck': ofKind('truck'),
  'a motorcycle': ofKind('motorcycle'),
} as const satisfies Record<string, State>
export type StateName = keyof typeof vehicleStates

/** A vehicle of a site in one of those states. */
export interface StatePage {
  readonly state: StateName
  readonly address: string
  readonly status: number
}

/** One vehicle of a site in each state it has one in. */
export async function statePages(db: Database, slug: string): Promise<StatePage[]> {
  const dealers = db.orm
    .select({ id: siteDealership.dealershipId })
    .from(siteDealership)
    .innerJoin(site, eq(site.id, siteDealership.siteId))
    .where(eq(site.slug, slug))
  const [layer] = await db.orm
    .select({ settings: configLayer.settings })
    .from(configLayer)
    .where(and(eq(configLayer.scope, 'site'), eq(configLayer.key, slug)))
  const { listing } = { listing: {}, ...layer?.settings } as { listing: { includeSoldCarsDays?: number } }
  const soldDays = listing.includeSoldCarsDays ?? defaultConfig().listing.includeSoldCarsDays
  const shown = Object.entries<State>(vehicleStates).map(async ([state, { where, status }]): Promise<StatePage[]> => {
    const isShown = state === 'hidden' ? sql`true` : eq(vehicle.showOnDealerWebsite, true)
    const [found] = await db.orm
      .select({ slug: vehicle.slug })
      .from(vehicle)
      .where(
        and(inArray(vehicle.dealershipId, dealers), typeof where === 'function' ? where(soldDays) : where, isShown),
      )
      .orderBy(asc(vehicle.id))
      .limit(1)
    return found ? [{ state: state as StateName, address: `/cars/${found.slug}`, status }] : []
  })
  return (await Promise.all(shown)).flat()
}

/** The states that no site has a vehicle in. */
export const missingStates = (pages: readonly StatePage[]): string[] =>
  Object.keys(vehicleStates).filter((state) => pages.every((page) => page.state !== state))

/** What is wrong with these pages, as far as their HTML tells. */
export async function stateFaults(ask: Ask, pages: readonly StatePage[]): Promise<Fault[]> {
  const found = pages.map(async ({ address, state, status }): Promise<Fault[]> => {
    const answer = await ask(address)
    const { headings, title } = readHtml(answer.body)
    const faults = [
      ...(answer.status === status ? [] : [`answers ${answer.status}, not ${status}`]),
      ...(headings === 1 ? [] : [`has ${headings} h1`]),
      ...(title === null ? ['has no title'] : []),
    ]
    return faults.map((what) => ({ address, what: `(${state}) ${what}` }))
  })
  return (await Promise.all(found)).flat()
}
