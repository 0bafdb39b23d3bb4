import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { manufacturer, model, offer, review, siteDealership } from './schema.ts'

/** The offers of the dealerships a site shows, save those that exclude it and are not kept all the same. */
export async function loadOffers({ orm }: Database, siteId: number, keptIds: readonly string[] = []) {
  const isKept = inArray(sql`${offer.id}::text`, [...keptIds])
  return orm
    .select({ ...getTableColumns(offer), manufacturer, model })
    .from(offer)
    .innerJoin(siteDealership, eq(siteDealership.dealershipId, offer.dealershipId))
    .leftJoin(manufacturer, eq(manufacturer.id, offer.manufacturerId))
    .leftJoin(model, eq(model.id, offer.modelId))
    .where(and(eq(siteDealership.siteId, siteId), or(sql`${siteId} <> all(${offer.excludedWebsiteIds})`, isKept)))
    .orderBy(offer.id)
}
export type OfferRecord = Awaited<ReturnType<typeof loadOffers>>[number]

/** The reviews of the dealerships a site shows, newest first. */
export async function loadReviews({ orm }: Database, siteId: number) {
  return orm
    .select(getTableColumns(review))
    .from(review)
    .innerJoin(siteDealership, eq(siteDealership.dealershipId, review.dealershipId))
    .where(eq(siteDealership.siteId, siteId))
    .orderBy(desc(review.reviewDate), desc(review.id))
}
export type ReviewRecord = Awaited<ReturnType<typeof loadReviews>>[number]

/** The manufacturers there are, for their names and logos. */
export function loadManufacturers({ orm }: Database): Promise<{ name: string; logoUrl: string | null }[]> {
  return orm.select({ name: manufacturer.name, logoUrl: manufacturer.logoUrl }).from(manufacturer)
}
