import { brandEntry, promoNode, slide } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

/** A site's slides, in order. */
export const loadSlides = (db: SiteAccess) => db.select(slide, { orderBy: slide.position })

/** A group site's directory of brands, in order. */
export const loadBrandEntries = (db: SiteAccess) => db.select(brandEntry, { orderBy: brandEntry.position })

/** A site's cards among search results. */
export const loadPromoNodes = (db: SiteAccess) => db.select(promoNode, { orderBy: promoNode.id })
