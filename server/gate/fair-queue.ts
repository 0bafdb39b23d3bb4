/** Who waits, and for which site. */
export interface Place {
  siteId: number
  /** As `addressKey` counts addresses. */
  address: string
}

interface SiteLanes<T> {
  /** Never an empty lane; whose turn is next stands first. */
  lanes: Map<string, T[]>
  size: number
}

/** First come, first served for one visitor; a site's visitors take turns, and so do sites. Knows no bounds. */
export class FairQueue<T> {
  /** Never a site without lanes; whose turn is next stands first. */
  readonly #sites = new Map<number, SiteLanes<T>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  sizeFor(siteId: number): number {
    return this.#sites.get(siteId)?.size ?? 0
  }

  sizeAt({ siteId, address }: Place): number {
    return this.#sites.get(siteId)?.lanes.get(address)?.length ?? 0
  }

  add({ siteId, address }: Place, item: T): void {
    const site = this.#sites.get(siteId) ?? { lanes: new Map<string, T[]>(), size: 0 }
    this.#sites.set(siteId, site)
    const lane = site.lanes.get(address)
    if (lane) lane.push(item)
    else site.lanes.set(address, [item])
    site.size++
    this.#size++
  }

  /** Takes whoever's turn it is, of the sites that may go. */
  take(mayGo: (siteId: number) => boolean): T | undefined {
    for (const [siteId, site] of this.#sites) {
      if (!mayGo(siteId)) continue
      const [address, lane] = site.lanes.entries().next().value!
      const item = lane[0]!
      this.remove({ siteId, address }, item)
      toTheBack(site.lanes, address)
      toTheBack(this.#sites, siteId)
      return item
    }
    return undefined
  }

  remove({ siteId, address }: Place, item: T): boolean {
    const site = this.#sites.get(siteId)
    const lane = site?.lanes.get(address)
    const at = lane?.indexOf(item) ?? -1
    if (!site || !lane || at < 0) return false
    lane.splice(at, 1)
    site.size--
    this.#size--
    if (lane.length === 0) site.lanes.delete(address)
    if (site.size === 0) this.#sites.delete(siteId)
    return true
  }

  /** Where most wait: of one site, or of the site for which most wait. */
  longest(siteId = longestOf(this.#sites, ({ size }) => size)): Place | undefined {
    const lanes = siteId === undefined ? undefined : this.#sites.get(siteId)?.lanes
    const address = lanes && longestOf(lanes, ({ length }) => length)
    return siteId === undefined || address === undefined ? undefined : { siteId, address }
  }

  /** Whoever came last there. */
  lastAt({ siteId, address }: Place): T | undefined {
    return this.#sites.get(siteId)?.lanes.get(address)?.at(-1)
  }
}

function longestOf<K, V>(entries: ReadonlyMap<K, V>, lengthOf: (value: V) => number): K | undefined {
  let found: K | undefined
  let most = 0
  for (const [key, value] of entries) {
    if (lengthOf(value) <= most) continue
    most = lengthOf(value)
    found = key
  }
  return found
}

function toTheBack<K, V>(entries: Map<K, V>, key: K): void {
  const value = entries.get(key)
  if (value === undefined) return
  entries.delete(key)
  entries.set(key, value)
}
