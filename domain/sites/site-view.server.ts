import type { Database } from '#db/database.ts'
import { loadLocations, type LocationRecord } from '#db/locations.ts'
import type { Freshness } from '../freshness.ts'
import type { Site } from './site.ts'

/** What a site sees of what dealerships own, vehicles apart: always its own dealerships', and noted as seen. */
export class SiteView {
  readonly #db: Database
  readonly #site: Site
  readonly #fresh: Freshness

  constructor(db: Database, site: Site, fresh: Freshness) {
    this.#db = db
    this.#site = site
    this.#fresh = fresh
  }

  async locations(): Promise<LocationRecord[]> {
    this.#fresh.dependsOn(`content:${this.#site.id}`)
    return loadLocations(this.#db, { dealershipIds: [...this.#site.dealershipIds] })
  }
}
