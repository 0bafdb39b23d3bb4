import {
  SearchError,
  type Budget,
  type Document,
  type FacetQuery,
  type Federation,
  type SearchQuery,
} from '#search/index.ts'
import type { InProcessSearch } from './in-process-search.ts'
import type {
  FederatedSearch,
  HostedServer,
  SearchService,
  SiteResult,
  SiteScope,
  StockChange,
} from './search-service.ts'

interface ChosenOptions {
  readonly own: InProcessSearch
  readonly connect: (server: HostedServer) => SearchService
  /** Told when a hosted server could not be used. */
  readonly onTrouble: (server: HostedServer, error: unknown) => void
}

interface Connection {
  readonly server: HostedServer
  readonly service: SearchService
  /** What is being sent to the server, one after the other. */
  sending: Promise<void>
  /** Whether the server has everything it was sent. */
  isReady: boolean
}

/** A hosted server takes a request for each step of a range: a slider's worth of them is ours to count. */
const mostSteps = 50
/** Scores are on a scale of their own, so whoever asks for them, or by them, hears of one scale. */
const isOurs = ({ ranges = {}, scores, minScore }: SearchQuery): boolean =>
  scores === true || minScore !== undefined || Object.values(ranges).some(({ length }) => length > mostSteps)

/** Each site's searches go where its configuration says; what a hosted server does not answer, our own search does. */
export class ChosenSearch implements SearchService, FederatedSearch {
  readonly #options: ChosenOptions
  readonly #connections = new Map<string, Connection>()
  readonly #hostedSites = new Map<string, Connection>()

  constructor(options: ChosenOptions) {
    this.#options = options
  }

  async load(documents: Iterable<Document>): Promise<void> {
    await this.#options.own.load(documents)
    for (const connection of this.#connections.values()) this.#sendEverything(connection)
  }

  /** Our own search has the changes when this resolves; a hosted server gets them as fast as it takes them. */
  async apply(changes: readonly StockChange[]): Promise<void> {
    await this.#options.own.apply(changes)
    for (const connection of this.#connections.values()) {
      if (connection.isReady) this.#send(connection, () => connection.service.apply(changes))
      else this.#sendEverything(connection)
    }
  }

  define(site: string, scope: SiteScope): void {
    this.#options.own.define(site, scope)
    const connection = scope.hosted && this.#connectionTo(scope.hosted)
    if (!connection) {
      this.#hostedSites.delete(site)
      return
    }
    connection.service.define(site, scope)
    this.#hostedSites.set(site, connection)
  }

  forget(site: string): void {
    this.#options.own.forget(site)
    this.#hostedSites.get(site)?.service.forget(site)
    this.#hostedSites.delete(site)
  }

  search(site: string, query: SearchQuery, budget?: Budget): Promise<SiteResult> {
    if (isOurs(query)) return this.#options.own.search(site, query, budget)
    return this.#ask(site, (service) => service.search(site, query, budget))
  }

  searchFacet(site: string, query: FacetQuery, budget?: Budget) {
    return this.#ask(site, (service) => service.searchFacet(site, query, budget))
  }

  federate(site: string, federation: Federation, budget: Budget) {
    return this.#options.own.federate(site, federation, budget)
  }

  async #ask<Answer>(site: string, ask: (service: SearchService) => Promise<Answer>): Promise<Answer> {
    const connection = this.#hostedSites.get(site)
    if (!connection?.isReady) return ask(this.#options.own)
    try {
      return await ask(connection.service)
    } catch (error) {
      // A bad request is the shopper's to hear of, from whichever search says it.
      if (error instanceof SearchError) throw error
      this.#options.onTrouble(connection.server, error)
      return ask(this.#options.own)
    }
  }

  #connectionTo(server: HostedServer): Connection {
    const key = `${server.host} ${server.indexName}`
    const known = this.#connections.get(key)
    if (known) return known
    const connection: Connection = {
      server,
      service: this.#options.connect(server),
      sending: Promise.resolve(),
      isReady: false,
    }
    this.#connections.set(key, connection)
    this.#sendEverything(connection)
    return connection
  }

  #sendEverything(connection: Connection): void {
    this.#send(connection, () => connection.service.load(this.#options.own.documents()))
  }

  #send(connection: Connection, send: () => Promise<void>): void {
    connection.sending = connection.sending.then(send).then(
      () => {
        connection.isReady = true
      },
      (error: unknown) => {
        connection.isReady = false
        this.#options.onTrouble(connection.server, error)
      },
    )
  }
}
