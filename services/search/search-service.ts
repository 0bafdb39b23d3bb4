import type {
  Budget,
  Document,
  DocumentId,
  FacetCount,
  FacetQuery,
  FederatedResult,
  Federation,
  SearchQuery,
  SearchResult,
} from '#search/index.ts'

/** A Meilisearch server that a site's searches go to. */
export interface HostedServer {
  readonly host: string
  readonly apiKey: string
  readonly indexName: string
}

/** How one site sees the stock. */
export interface SiteScope {
  /** Whose stock it is, by the documents' `dealership_id`. */
  readonly dealershipIds: readonly number[]
  /** What else must hold of a document, as a filter; `after` is the second from which on a sold one is still shown. */
  readonly filter: (after: number) => string
  /** For how many seconds a sold document stays. */
  readonly soldWindow: number
  /** What this site alone says of a document. */
  readonly own?: (document: Document) => Document
  /** Where this site's searches go; nowhere means our own search. */
  readonly hosted?: HostedServer | undefined
  /** How many answers are cached. */
  readonly cachedResults: number
}

export type StockChange = { readonly put: Document } | { readonly remove: DocumentId }

export interface SiteResult extends SearchResult {
  /** The second from which on the answer may differ though no document changed: one leaves its window. */
  readonly validUntil: number
}

/** Where stock is searched. Every call names its site, and no query reaches beyond what that site shows. */
export interface SearchService {
  /** Replaces the whole stock. */
  load(documents: Iterable<Document>): Promise<void>
  /** Resolves when searches see the changes. */
  apply(changes: readonly StockChange[]): Promise<void>
  define(site: string, scope: SiteScope): void
  forget(site: string): void
  /** With a budget, in parts between which others run; without one, at once: for those whose queries we write. */
  search(site: string, query: SearchQuery, budget?: Budget): Promise<SiteResult>
  searchFacet(site: string, query: FacetQuery, budget?: Budget): Promise<FacetCount[]>
}

/** Where several queries can be asked at once, and their hits come as one list. Only strangers ask so: there always is a budget. */
export interface FederatedSearch {
  federate(site: string, federation: Federation, budget: Budget): Promise<FederatedResult>
}
