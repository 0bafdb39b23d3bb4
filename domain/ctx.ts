import type { Secret } from '#config/secret.ts'
import type { PublicConfig, SiteConfig } from '#config/site/site-config.ts'
import type { SiteAccess } from '#db/site-access.ts'
import type { ChosenQuotes } from '#services/finance-quotes/chosen-quotes.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import type { Clock } from './clock.ts'
import type { Freshness } from './freshness.ts'
import type { LeadOutcome } from './leads/lead-outcome.ts'
import type { Logger } from './logger.ts'
import type { Market } from './market/market.ts'
import type { Places } from './places/places.ts'
import type { SealingKeys } from './sealing/sealing-keys.server.ts'
import type { Site } from './sites/site.ts'
import type { SiteView } from './sites/site-view.server.ts'
import type { SiteStock } from './vehicles/site-stock.ts'

/** What a page may need other hosts for. */
export type OutsideNeed = keyof PublicConfig['outsideHosts'] | 'tiles'

/** Everything a use case may know of the request it serves: the first argument of each. Made in one place. */
export interface Ctx {
  readonly site: Site
  /** What may be shown to a browser. */
  readonly config: PublicConfig
  /** Every key, for use cases; routes must not read it. */
  readonly serverConfig: SiteConfig
  /** Whether the demo's workshop pages exist here. */
  readonly isDemo: boolean
  /** Scheme, host and port the visitor used. */
  readonly origin: string
  readonly stock: SiteStock
  /** What vehicles are offered for, over all dealerships: sums, never a vehicle. */
  readonly market: Market
  /** What dealerships own and this site shows, vehicles apart. */
  readonly view: SiteView
  /** Where postcodes, suburbs and coasts are. */
  readonly places: Places
  /** What lenders answer who have a service for it. */
  readonly quotes: Pick<ChosenQuotes, 'quote' | 'isKnown'>
  /** The tables this site owns, and only its rows of them. */
  readonly db: SiteAccess
  /** Several of this site's reads and writes in one commit, with what must happen after it. It awaits nothing but SQL. */
  readonly transaction: <T>(work: (db: SiteAccess) => Promise<T>) => Promise<T>
  /** One statement that is a commit by itself, in turn with the transactions: it costs one answer of the database. */
  readonly statement: <T>(work: (db: SiteAccess) => Promise<T>) => Promise<T>
  /** Files that only staff may see. */
  readonly files: MediaStore
  /** What links are signed with that only their receiver should have. */
  readonly linkKey: () => Promise<Secret>
  /** What must not be read in the database is sealed with these, and what opens it signed. */
  readonly sealing: SealingKeys
  /** Under what the visitor's address is counted, where writes are limited. */
  readonly address: string
  /** Tells the operators what became of a lead. */
  readonly noteLead: (category: string, outcome: LeadOutcome) => void
  readonly fresh: Freshness
  /** A page will show this picture on cards: it is made ready, if it can be, before anyone asks. */
  readonly willShow: (picture: string) => void
  /** What this page needs of other hosts: whoever makes a part of it adds to it, and its policy opens to that alone. */
  readonly outside: Set<OutsideNeed>
  /** Whether a whole document is made: one that is open already keeps the policy it came with. */
  readonly isDocument: boolean
  readonly clock: Clock
  readonly log: Logger
  readonly requestId: string
}
