import { type Change, changeChannel, latestSeq, oldestSeq, readChanges } from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import { loadStock } from '#db/stock.ts'
import type { Logger } from '#domain/logger.ts'
import type { Stock } from '#domain/vehicles/stock.ts'
import { stockShape } from '#domain/vehicles/stock-shape.ts'
import type { Versions } from '../page-cache/versions.ts'
import type { SiteDirectory } from '../site-directory.ts'
import type { SiteConfigs } from '../site-configs.ts'
import { loadDirectory, reloadSite } from './load-directory.ts'

const batchSize = 1_000
/** Notifications tell us at once; this is for one that got lost. */
const pollMs = 5_000

interface FollowerDeps {
  db: Database
  sites: SiteDirectory
  configs: SiteConfigs
  stock: Stock
  versions: Versions
  log: Logger
}

/** Keeps what this process has in memory right, by following the change feed. */
export class ChangeFollower {
  readonly #deps: FollowerDeps
  /** Each site's stock shape as it was last seen, to tell whether it changed. */
  readonly #shapes = new Map<number, string>()
  #seq = 0
  #running: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => Promise<void>) | undefined

  constructor(deps: FollowerDeps) {
    this.#deps = deps
  }

  /** Loads everything, then follows. */
  async start(): Promise<void> {
    // Listening comes first, so that nothing can change unheard between the load and the first notification.
    this.#stopListening = await this.#deps.db.listen(changeChannel, () => void this.catchUp())
    this.#timer = setInterval(() => void this.catchUp(), pollMs)
    this.#running = this.#loadEverything()
    await this.#running
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#stopListening?.()
    await this.#running
  }

  /** Resolves when every change committed before the call is in memory. Never rejects: the next tick tries again. */
  catchUp(): Promise<void> {
    // One that has not begun yet will read this change too.
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = undefined
      this.#running = this.#applyNewChanges().catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'the change feed could not be read')
      })
      return this.#running
    })
    return this.#waiting
  }

  async #loadEverything(): Promise<void> {
    const { db, stock, versions } = this.#deps
    const seq = await latestSeq(db)
    await loadDirectory(this.#deps)
    const gone = new Set(stock.ids())
    for await (const batch of loadStock(db)) {
      for (const vehicle of batch) {
        stock.put(vehicle)
        gone.delete(vehicle.id)
      }
    }
    for (const id of gone) stock.remove(id)
    versions.bumpAll()
    this.#shapes.clear()
    this.#seq = seq
  }

  async #applyNewChanges(): Promise<void> {
    const { db } = this.#deps
    if ((await oldestSeq(db)) > this.#seq + 1) return this.#loadEverything()
    let changes: Change[]
    do {
      changes = await readChanges(db, this.#seq, batchSize)
      if (changes.length > 0) await this.#apply(changes)
      this.#seq = changes.at(-1)?.seq ?? this.#seq
    } while (changes.length === batchSize)
  }

  async #apply(changes: readonly Change[]): Promise<void> {
    const { db, sites, stock, versions } = this.#deps
    for (const id of await this.#reloadSites(changes)) versions.bump(`site:${id}`)
    const vehicleIds = new Set(changes.filter(({ entity }) => entity === 'vehicle').map(({ entityId }) => entityId!))
    const found = await Array.fromAsync(vehicleIds.size > 0 ? loadStock(db, [...vehicleIds]) : [])
    // From here to the end nothing waits: no page can be made from half of a change.
    const shown = thingsShown(changes, sites)
    this.#rememberShapes(shown)
    const present = new Map(found.flat().map((vehicle) => [vehicle.id, vehicle]))
    for (const id of vehicleIds) {
      const vehicle = present.get(id)
      if (vehicle) stock.put(vehicle)
      else stock.remove(id)
      versions.bump(`vehicle:${id}`)
    }
    for (const thing of shown) versions.bump(thing)
    for (const id of this.#changedShapes(shown)) versions.bump(`shape:${id}`)
  }

  #rememberShapes(shown: ReadonlySet<Shown>): void {
    for (const id of stockSites(shown)) if (!this.#shapes.has(id)) this.#shapes.set(id, this.#shapeOf(id))
  }

  #changedShapes(shown: ReadonlySet<Shown>): number[] {
    return stockSites(shown).filter((id) => {
      const [before, now] = [this.#shapes.get(id), this.#shapeOf(id)]
      this.#shapes.set(id, now)
      return before !== now
    })
  }

  #shapeOf(siteId: number): string {
    const { sites, stock } = this.#deps
    return JSON.stringify(stockShape(stock.ofDealerships(sites.site(siteId)?.dealershipIds ?? [])))
  }

  /** A change that names its site concerns that one alone; a shared layer or a brand may concern any. */
  async #reloadSites(changes: readonly Change[]): Promise<Iterable<number>> {
    const concerning = changes.filter(({ entity }) => siteEntities.has(entity))
    if (concerning.some(({ siteId }) => siteId === null)) return loadDirectory(this.#deps)
    const ids = new Set(concerning.map(({ siteId }) => siteId!))
    for (const id of ids) await reloadSite(this.#deps, id)
    return ids
  }
}

const siteEntities = new Set(['site', 'config_layer', 'manufacturer'])

type Shown = `stock:${number}` | `content:${number}`

const stockSites = (shown: ReadonlySet<Shown>): number[] =>
  [...shown].filter((thing) => thing.startsWith('stock:')).map((thing) => Number(thing.slice(6)))

/** Which sites show what changed: by the site that owns it, by the dealership, or all of them. */
function thingsShown(changes: readonly Change[], sites: SiteDirectory): Set<Shown> {
  const things = new Set<Shown>()
  const everySite = sites.sites.map(({ id }) => id)
  for (const { entity, dealershipId, siteId } of changes) {
    const ids = siteId !== null ? [siteId] : dealershipId !== null ? sites.idsShowing(dealershipId) : everySite
    for (const id of ids) things.add(entity === 'vehicle' ? `stock:${id}` : `content:${id}`)
  }
  return things
}
