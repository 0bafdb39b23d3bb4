import type { Database } from '#db/database.ts'
import { loadLocations, type LocationRecord } from '#db/locations.ts'
import { loadOffers, loadReviews, type OfferRecord, type ReviewRecord } from '#db/offers.ts'
import { manufacturer } from '#db/schema.ts'
import type { Freshness } from '../freshness.ts'
import type { Site } from './site.ts'

/** What a site sees of what dealerships own, vehicles apart: always its own dealerships', and noted as seen. */
export class SiteView {
  readonly #db: Database
  readonly #site: Site
  readonly #fresh: Freshness
  #locations: Promise<LocationRecord[]> | undefined

  constructor(db: Database, site: Site, fresh: Freshness) {
    this.#db = db
    this.#site = site
    this.#fresh = fresh
  }

  /** Its locations. The frame and the page both ask, so one answer serves the request. */
  async locations(): Promise<LocationRecord[]> {
    this.#noteContent()
    this.#locations ??= loadLocations(this.#db, { dealershipIds: [...this.#site.dealershipIds] })
    return this.#locations
  }

  /** The offers of its dealerships, save those that exclude this site. */
  async offers(): Promise<OfferRecord[]> {
    this.#noteContent()
    return loadOffers(this.#db, this.#site.id)
  }

  /** All reviews of its dealerships, newest first. */
  async reviews(): Promise<ReviewRecord[]> {
    this.#noteContent()
    return loadReviews(this.#db, this.#site.id)
  }

  /** The manufacturers there are, for their names and logos. */
  async manufacturers(): Promise<{ name: string; logoUrl: string | null }[]> {
    this.#noteContent()
    return this.#db.orm.select({ name: manufacturer.name, logoUrl: manufacturer.logoUrl }).from(manufacturer)
  }

  #noteContent(): void {
    this.#fresh.dependsOn(`content:${this.#site.id}`)
  }
}
