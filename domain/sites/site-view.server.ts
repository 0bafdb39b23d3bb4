import {
  loadBrandEntries,
  loadLatestPosts,
  loadNextPostDay,
  loadPost,
  loadPromoNodes,
  loadSlides,
} from '#db/content.ts'
import type { Database } from '#db/database.ts'
import { loadDealerships } from '#db/dealerships.ts'
import { loadLenderDisclaimer } from '#db/lender-quotes.ts'
import { loadLocations, type LocationRecord } from '#db/locations.ts'
import { loadModels, type ModelRecord } from '#db/models.ts'
import { loadManufacturers, loadOffers, loadReviews, type OfferRecord, type ReviewRecord } from '#db/offers.ts'
import { siteAccess, type SiteAccess } from '#db/site-access.ts'
import { takenSlots } from '#db/test-drives.ts'
import { countSoldSince } from '#db/vehicles.ts'
import { loadVehicleMarket, type VehicleMarketRecord } from '#db/vehicle-market.ts'
import { loadVehicleWithMedia, type VehicleWithMedia } from '#db/vehicle-media.ts'
import type { Freshness } from '../freshness.ts'
import type { Site } from './site.ts'

/** Gives a read's cached answer while nothing it was read from has changed; see the server's SharedReads. */
type Remember = <T>(what: string, load: () => Promise<T>) => Promise<T>

interface SiteViewOptions {
  db: Database
  site: Site
  fresh: Freshness
  remember: Remember
}

/**
 * What a site shows besides vehicles: what its own dealerships have, and its own content; noted as seen. Answers are
 * shared between requests: read them, do not change them.
 */
export class SiteView {
  readonly #options: SiteViewOptions

  constructor(options: SiteViewOptions) {
    this.#options = options
  }

  /** Its locations, with hours and address. */
  locations(): Promise<readonly LocationRecord[]> {
    return this.#read('locations', ({ db, site }) => loadLocations(db, { dealershipIds: [...site.dealershipIds] }))
  }

  /** The times for test drives that are taken at a location, through whichever site; read anew each time. */
  async takenSlots(at: Parameters<typeof takenSlots>[1]): ReturnType<typeof takenSlots> {
    const isOurs = (await this.locations()).some(({ id }) => id === at.locationId)
    return isOurs ? takenSlots(this.#options.db, at) : []
  }

  /** Its dealerships, by name. */
  dealerships(): Promise<readonly { id: number; slug: string; name: string }[]> {
    return this.#read('dealerships', ({ db, site }) => loadDealerships(db, site.dealershipIds))
  }

  /** The offers of its dealerships, save those that exclude this site; the kept ones are shown all the same. */
  offers(keptIds: readonly string[]): Promise<readonly OfferRecord[]> {
    return this.#read(`offers ${keptIds.join()}`, ({ db, site }) => loadOffers(db, site.id, keptIds))
  }

  /** All reviews of its dealerships, newest first. */
  reviews(): Promise<readonly ReviewRecord[]> {
    return this.#read('reviews', ({ db, site }) => loadReviews(db, site.id))
  }

  /** The manufacturers there are, for their names and logos. */
  manufacturers(): Promise<readonly { name: string; logoUrl: string | null }[]> {
    return this.#read('manufacturers', ({ db }) => loadManufacturers(db))
  }

  /** The models of makers' present ranges; which of them a site shows, domain/models says. */
  models(): Promise<readonly ModelRecord[]> {
    return this.#read('models', ({ db }) => loadModels(db))
  }

  /** Its slides, in order. */
  slides(): ReturnType<typeof loadSlides> {
    return this.#readOwn('slides', loadSlides)
  }

  /** A group site's directory of brands, in order. */
  brandEntries(): ReturnType<typeof loadBrandEntries> {
    return this.#readOwn('brands', loadBrandEntries)
  }

  /** Its cards among search results. */
  promoNodes(): ReturnType<typeof loadPromoNodes> {
    return this.#readOwn('promos', loadPromoNodes)
  }

  /** The latest of its posts up to a day, without their bodies. */
  latestPosts(day: string, limit: number): ReturnType<typeof loadLatestPosts> {
    return this.#readOwn(`posts ${day} ${limit}`, (own) => loadLatestPosts(own, day, limit))
  }

  /** The day of its first post after a day. */
  nextPostDay(day: string): ReturnType<typeof loadNextPostDay> {
    return this.#readOwn(`post after ${day}`, (own) => loadNextPostDay(own, day))
  }

  /** One of its posts, all of it; read anew each time, for the address is anybody's. */
  async post(slug: string): ReturnType<typeof loadPost> {
    const { db, site, fresh } = this.#options
    fresh.dependsOn(`content:${site.id}`)
    return loadPost(siteAccess(db.orm, site.id), slug)
  }

  /** How many vehicles its dealerships have sold since a moment. */
  async soldSince(moment: Date): Promise<number> {
    const { db, site, fresh } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    return countSoldSince(db, site.dealershipIds, moment)
  }

  /** All that is known of one vehicle of its dealerships, pictures included. Whether the site shows it, SiteStock says. */
  vehicle(id: number): Promise<VehicleWithMedia | undefined> {
    const { db, site, fresh } = this.#options
    fresh.dependsOn(`vehicle:${id}`)
    return loadVehicleWithMedia(db, id, site.dealershipIds)
  }

  /** What is kept of the price of one vehicle of its dealerships. */
  vehicleMarket(id: number): Promise<VehicleMarketRecord> {
    const { db, site, fresh } = this.#options
    fresh.dependsOn(`vehicle:${id}`)
    return loadVehicleMarket(db, id, site.dealershipIds)
  }

  /** What a lender says of one vehicle of its dealerships. */
  lenderDisclaimer(id: number, provider: string): Promise<string | null> {
    const { db, site, fresh } = this.#options
    fresh.dependsOn(`vehicle:${id}`)
    return loadLenderDisclaimer(db, { id, provider, dealershipIds: site.dealershipIds })
  }

  /** Of the tables the site owns. */
  #readOwn<T>(what: string, load: (own: SiteAccess) => Promise<T>): Promise<T> {
    return this.#read(what, ({ db, site }) => load(siteAccess(db.orm, site.id)))
  }

  async #read<T>(what: string, load: (options: SiteViewOptions) => Promise<T>): Promise<T> {
    const { site, fresh, remember } = this.#options
    fresh.dependsOn(`content:${site.id}`)
    return remember(what, () => load(this.#options))
  }
}
