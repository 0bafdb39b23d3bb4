import {
  type Change,
  type ChangeScope,
  changeChannel,
  lastChanges,
  latestSeq,
  oldestSeq,
  readChanges,
} from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import { loadStock, vehicleIdsOf, type StockVehicle } from '#db/stock.ts'
import type { Clock } from '#domain/clock.ts'
import type { Logger } from '#domain/logger.ts'
import { changedGroups, standings } from '#domain/market/market-changes.ts'
import type { Stock } from '#domain/vehicles/stock.ts'
import type { SearchService } from '#services/search/search-service.ts'
import { carDocument } from '#domain/stock-search/car-document.ts'
import type { Versions } from '../page-cache/versions.ts'
import type { SiteDirectory } from '../site-directory.ts'
import type { SiteConfigs } from '../site-configs.ts'
import type { SiteSearch } from '../site-search.ts'
import { loadDirectory, reloadSite } from './load-directory.ts'
import type { StockSnapshot } from './stock-snapshot.ts'

const batchSize = 1_000
/** Whoever asks for the lag waits no longer for the database. */
const patienceMs = 1_000
/** Notifications tell us at once; this is for one that got lost. */
const pollMs = 5_000

interface FollowerDeps {
  db: Database
  sites: SiteDirectory
  configs: SiteConfigs
  stock: Stock
  snapshot: Pick<StockSnapshot, 'read'>
  search: SearchService
  siteSearch: SiteSearch
  versions: Versions
  clock: Clock
  log: Logger
}

/** Keeps what this process has in memory right, by following the change feed. */
export class ChangeFollower {
  readonly #deps: FollowerDeps
  /** The last change that is in memory. */
  #seq = 0
  #caughtUpAt: Date | undefined
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

  /** How many changes are committed and not in memory here; null while the database does not say. */
  async lag(): Promise<number | null> {
    const gaveUp = Promise.withResolvers<null>()
    const timer = setTimeout(() => gaveUp.resolve(null), patienceMs)
    const latest = await Promise.race([latestSeq(this.#deps.db), gaveUp.promise]).catch(() => null)
    clearTimeout(timer)
    return latest === null ? null : Math.max(0, latest - this.#seq)
  }

  /** The last change that is in memory. */
  get position(): number {
    return this.#seq
  }

  /** When everything committed was last known to be in memory. */
  get caughtUpAt(): Date | undefined {
    return this.#caughtUpAt
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
    const { db, sites, stock, search, siteSearch, versions, clock } = this.#deps
    const started = clock()
    const seq = await latestSeq(db)
    const [oldest, kept] = [await oldestSeq(db), await lastChanges(db, seq)]
    await loadDirectory(this.#deps)
    await this.#loadStock()
    await search.load(Iterator.from(stock.all()).map(carDocument))
    await siteSearch.refreshShapes(sites.sites.map(({ id }) => id))
    versions.bumpAll(Math.min(seq, oldest - 1))
    // As if they had been followed: whenever a process began, it has the versions of those that were there before it.
    const siteIds = sites.sites.map(({ id }) => id)
    for (const [thing, last] of [...sitesConcerned(kept, siteIds), ...thingsShown(kept, sites)])
      versions.bump(thing, last)
    this.#seq = seq
    this.#caughtUpAt = started
  }

  /** Every vehicle: as it lies on disk, and what has changed since; else all of them from the database. */
  async #loadStock(): Promise<void> {
    const { db, stock, snapshot } = this.#deps
    const onDisk = await snapshot.read()
    if (onDisk !== null) return this.#readVehiclesSince(onDisk)
    const gone = new Set(stock.ids())
    for await (const batch of loadStock(db)) {
      for (const vehicle of batch) {
        stock.put(vehicle)
        gone.delete(vehicle.id)
      }
    }
    for (const id of gone) stock.remove(id)
  }

  async #readVehiclesSince(seq: number): Promise<void> {
    const { db } = this.#deps
    let changes: Change[]
    do {
      changes = await readChanges(db, seq, batchSize)
      await this.#readVehicles(await vehiclesTouched(db, changes))
      seq = changes.at(-1)?.seq ?? seq
    } while (changes.length === batchSize)
  }

  /** Brings these vehicles up to the database; answers those that are there. */
  async #readVehicles(ids: ReadonlySet<number>): Promise<Map<number, StockVehicle>> {
    const { db, stock } = this.#deps
    const found = await Array.fromAsync(ids.size > 0 ? loadStock(db, [...ids]) : [])
    const present = new Map(found.flat().map((vehicle) => [vehicle.id, vehicle]))
    for (const id of ids) {
      const vehicle = present.get(id)
      if (vehicle) stock.put(vehicle)
      else stock.remove(id)
    }
    return present
  }

  async #applyNewChanges(): Promise<void> {
    const { db, clock } = this.#deps
    if ((await oldestSeq(db)) > this.#seq + 1) return this.#loadEverything()
    let changes: Change[]
    let asked: Date
    do {
      asked = clock()
      changes = await readChanges(db, this.#seq, batchSize)
      if (changes.length > 0) await this.#apply(changes)
      this.#seq = changes.at(-1)?.seq ?? this.#seq
    } while (changes.length === batchSize)
    this.#caughtUpAt = asked
  }

  /**
   * What depends on a change is declared old only when all of it is in memory: a page made meanwhile is then old too, and
   * is made again.
   */
  async #apply(changes: readonly Change[]): Promise<void> {
    const { db, sites, stock, search, siteSearch, versions } = this.#deps
    const last = changes.at(-1)!.seq
    for (const [thing, seq] of sitesConcerned(changes, await this.#reloadSites(changes))) versions.bump(thing, seq)
    const vehicleIds = await vehiclesTouched(db, changes)
    const before = standings(stock, vehicleIds)
    const present = await this.#readVehicles(vehicleIds)
    const markets = changedGroups(before, standings(stock, vehicleIds))
    await search.apply(
      [...vehicleIds].map((id) => (present.has(id) ? { put: carDocument(present.get(id)!) } : { remove: id })),
    )
    const shown = thingsShown(changes, sites)
    const reshaped = await siteSearch.refreshShapes(stockSites(shown))
    for (const id of vehicleIds) versions.bump(`vehicle:${id}`, last)
    for (const [thing, seq] of shown) versions.bump(thing, seq)
    for (const id of reshaped) versions.bump(`shape:${id}`, last)
    for (const group of markets) versions.bump(`market:${group}`, last)
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

/** The vehicles that changed, and those of whom something shown with them changed: the name of where they stand. */
async function vehiclesTouched(db: Database, changes: readonly Change[]): Promise<Set<number>> {
  const ids = changes.filter(({ entity }) => entity === 'vehicle').map(({ entityId }) => entityId!)
  const moved = changes.filter(({ entity }) => entity === 'location' || entity === 'dealership')
  const dealerships = new Set(moved.flatMap(({ dealershipId }) => dealershipId ?? []))
  return new Set(dealerships.size > 0 ? [...ids, ...(await vehicleIdsOf(db, [...dealerships]))] : ids)
}

type Shown = `stock:${number}` | `content:${number}`

const stockSites = (shown: ReadonlyMap<Shown, number>): number[] =>
  [...shown.keys()].filter((thing) => thing.startsWith('stock:')).map((thing) => Number(thing.slice(6)))

/** The last change of each of these sites itself, if it has one: of its own, or one that concerns any. */
function sitesConcerned(changes: readonly ChangeScope[], ids: Iterable<number>): Map<`site:${number}`, number> {
  const concerning = changes.filter(({ entity }) => siteEntities.has(entity))
  return new Map(
    Array.from(ids).flatMap((id) => {
      const own = concerning.filter(({ siteId }) => siteId === null || siteId === id)
      return own.length > 0 ? [[`site:${id}`, Math.max(...own.map(({ seq }) => seq))]] : []
    }),
  )
}

/** Which sites show what changed, and the last change: by the site that owns it, by the dealership, or all of them. */
function thingsShown(changes: readonly ChangeScope[], sites: SiteDirectory): Map<Shown, number> {
  const things = new Map<Shown, number>()
  const everySite = sites.sites.map(({ id }) => id)
  for (const { seq, entity, dealershipId, siteId } of changes) {
    const note = (thing: Shown): unknown => things.set(thing, Math.max(seq, things.get(thing) ?? 0))
    const ids = siteId !== null ? [siteId] : dealershipId !== null ? sites.idsShowing(dealershipId) : everySite
    for (const id of ids) note(entity === 'vehicle' ? `stock:${id}` : `content:${id}`)
    // Listings name locations and dealerships too.
    if (entity === 'location' || entity === 'dealership') for (const id of ids) note(`stock:${id}`)
  }
  return things
}
