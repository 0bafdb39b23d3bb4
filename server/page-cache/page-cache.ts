import type { Dependency } from '#domain/freshness.ts'
import type { PageBody } from './page-body.ts'
import type { Versions } from './versions.ts'

export interface Page {
  status: number
  headers: Record<string, string>
  body: PageBody
}

export interface StoredPage extends Page {
  versions: ReadonlyArray<readonly [Dependency, number]>
  /** Milliseconds since the epoch; the page is wrong from then on. */
  validUntil: number
}

interface PageCacheOptions {
  versions: Versions
  now: () => number
  /** Bounds in bytes. One busy site can push out only its own pages until the total is reached. */
  totalBytes: number
  siteBytes: number
  /** Told of a page that is asked for again and again, once. */
  onWanted?: (wanted: { siteId: number; key: string; page: StoredPage }) => void
}

/** A crawler comes once, a shopper who goes back twice. */
const wantedAt = 3

interface SitePages {
  pages: Map<string, StoredPage>
  bytes: number
}

/** Finished pages in memory, least recently used first out. Knows nothing of HTTP. */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #sites = new Map<number, SitePages>()
  readonly #asked = new WeakMap<StoredPage, number>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The stored page if it is still right; a stale one is dropped on the way. */
  get(siteId: number, key: string): StoredPage | undefined {
    const site = this.#sites.get(siteId)
    const page = site?.pages.get(key)
    if (!site || !page) return undefined
    if (!this.isRight(page)) {
      this.#drop(siteId, site, key, page)
      return undefined
    }
    touch(site.pages, key, page)
    this.#countAsked(siteId, key, page)
    return page
  }

  put(siteId: number, key: string, page: StoredPage): void {
    const size = sizeOf(key, page)
    // What has changed while the page was made is stale on arrival; what is too big would evict everything else.
    if (size > this.#options.siteBytes || !this.isRight(page)) return
    const site = this.#sites.get(siteId) ?? { pages: new Map(), bytes: 0 }
    const previous = site.pages.get(key)
    if (previous) this.#drop(siteId, site, key, previous)
    site.pages.set(key, page)
    site.bytes += size
    this.#bytes += size
    touch(this.#sites, siteId, site)
    while (site.bytes > this.#options.siteBytes) this.#dropOldest(siteId, site)
    while (this.#bytes > this.#options.totalBytes) this.#dropOldest(...oldest(this.#sites))
  }

  /** Puts another form of a page into its place, if that is still there. */
  swap(siteId: number, key: string, page: StoredPage, other: StoredPage): void {
    if (this.#sites.get(siteId)?.pages.get(key) === page) this.put(siteId, key, other)
  }

  /** Whether what a page was made from is still so. */
  isRight({ versions, validUntil }: Pick<StoredPage, 'versions' | 'validUntil'>): boolean {
    return (
      this.#options.now() < validUntil &&
      versions.every(([thing, version]) => this.#options.versions.of(thing) === version)
    )
  }

  #countAsked(siteId: number, key: string, page: StoredPage): void {
    const asked = (this.#asked.get(page) ?? 0) + 1
    if (asked > wantedAt) return
    this.#asked.set(page, asked)
    if (asked === wantedAt) this.#options.onWanted?.({ siteId, key, page })
  }

  #dropOldest(siteId: number, site: SitePages): void {
    this.#drop(siteId, site, ...oldest(site.pages))
  }

  #drop(siteId: number, site: SitePages, key: string, page: StoredPage): void {
    const size = sizeOf(key, page)
    site.pages.delete(key)
    site.bytes -= size
    this.#bytes -= size
    if (site.pages.size === 0) this.#sites.delete(siteId)
  }
}

/** A Map keeps insertion order: putting an entry back makes it the youngest. */
function touch<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key)
  map.set(key, value)
}

function oldest<K, V>(map: Map<K, V>): [K, V] {
  const first = map.entries().next()
  if (first.done) throw new Error('nothing left to drop, yet over the bound')
  return first.value
}

/** The bodies are nearly all of it; 1 kB stands for the headers, the versions and the bookkeeping. */
function sizeOf(key: string, page: StoredPage): number {
  return page.body.size + key.length * 2 + 1024
}
