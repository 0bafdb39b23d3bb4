import { asc, desc, eq, gt, lte } from 'drizzle-orm'
import { blogItem, brandEntry, promoNode, slide } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

/** A site's slides, in order. */
export const loadSlides = (db: SiteAccess) => db.select(slide, { orderBy: [slide.position, slide.id] })

/** A group site's directory of brands, in order. */
export const loadBrandEntries = (db: SiteAccess) =>
  db.select(brandEntry, { orderBy: [brandEntry.position, brandEntry.id] })

/** A site's cards among search results. */
export const loadPromoNodes = (db: SiteAccess) => db.select(promoNode, { orderBy: promoNode.id })

/** What lists show of posts: not their bodies. */
const listed = ['id', 'slug', 'href', 'heading', 'image', 'description', 'tags', 'date', 'updatedAt'] as const

/** The latest posts up to a day, without their bodies: a list shows what they are about. */
export const loadLatestPosts = (db: SiteAccess, day: string, limit: number) =>
  db.select(blogItem, {
    columns: listed,
    where: lte(blogItem.date, day),
    orderBy: [desc(blogItem.date), desc(blogItem.id)],
    limit,
  })

/** The day of the first post after a day; null where none is to come. */
export const loadNextPostDay = async (db: SiteAccess, day: string) =>
  (
    await db.select(blogItem, {
      columns: ['date'],
      where: gt(blogItem.date, day),
      orderBy: [asc(blogItem.date)],
      limit: 1,
    })
  )[0]?.date ?? null

/** One post, all of it. */
export const loadPost = async (db: SiteAccess, slug: string) =>
  (await db.select(blogItem, { where: eq(blogItem.slug, slug), limit: 1 }))[0] ?? null
