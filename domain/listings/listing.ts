import type { PublicConfig } from '#config/site/site-config.ts'
import type { Noun } from '../vehicles/nouns.ts'
import type { ListingPromo } from './grid.ts'
import type { BudgetView } from './open-budget.ts'
import type { ChoiceFacet, ListingState, RangeFacet, SortOption } from './listing-state.ts'
import type { VehicleCard } from './vehicle-card.ts'

/** A facet and everything this listing has of it, whatever a shopper chooses. */
export type ListingFacet = ChoiceBase | RangeBase

/** One of these values of a facet, and no other, is chosen. */
export interface Condition {
  readonly name: ChoiceFacet
  readonly values: readonly string[]
}

interface FacetBase {
  /** Offered only while one of these holds. */
  readonly when?: readonly Condition[]
  /** Stands open at first. */
  readonly opens?: true
}

export interface ChoiceBase extends FacetBase {
  readonly kind: 'choices'
  readonly name: ChoiceFacet
  /** In the order shown. */
  readonly values: readonly string[]
  /** Of models: whose each is. */
  readonly makes?: readonly string[]
  /** Stands over the values wherever they do. */
  readonly note?: string
}

export interface RangeBase extends FacetBase {
  readonly kind: 'range'
  readonly name: RangeFacet
  readonly min: number
  readonly max: number
  readonly step: number
}

/** What a listing is, apart from what a shopper asks of it: sent once with the page. */
export interface ListingBase {
  /** '/search/toyota/corolla'. */
  readonly path: string
  readonly siteName: string
  /** Scheme and host by which the site wants to be known. */
  readonly origin: string
  readonly title: string
  readonly description: string
  /** What there is for sale, below the title; null where that is nothing. */
  readonly lead: string | null
  /** Home first; the last is the page itself. */
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[]
  readonly fixed: Fixed
  /** What its vehicles are called. */
  readonly noun: Noun
  readonly total: number
  /** In the order shown. */
  readonly facets: readonly ListingFacet[]
  readonly promos: readonly ListingPromo[]
  /** Quick searches that find something here. */
  readonly presets: readonly ListingPreset[]
  /** The budget search over its results, where the site has it there. */
  readonly budget?: BudgetView | null
  /** Where its vehicles stand, as far as that is told. */
  readonly places: readonly ListingPlace[]
  readonly settings: ListingSettings
  /** Names the state of the stock: a browser's own copy counts only where it has the same name. */
  readonly version: string
  /** Whether a browser may keep a copy of its own. */
  readonly isLocal: boolean
}

/** A location with stock. */
export interface ListingPlace {
  readonly id: number
  readonly name: string
}

/** Where a shopper is, as far as a listing has to know. */
export interface Nearness {
  /** As they said it. */
  readonly asked: string
  /** '4000 Brisbane', 'your location'; null where nobody knows such a place. */
  readonly label: string | null
  /** How far each of the base's places is; none where nobody knows. */
  readonly km: readonly number[]
}

/** A search one press away, and how many it finds that are for sale. */
export interface ListingPreset {
  readonly label: string
  /** The address's query. */
  readonly search: string
  readonly count: number
}

/** What the site's configuration says of listings, as far as a page needs it. */
export interface ListingSettings {
  readonly site: string
  readonly indexName: string
  readonly favourites: boolean
  readonly empty: { readonly title: string; readonly text: string }
  readonly listing: Pick<
    PublicConfig['listing'],
    | 'columns'
    | 'card'
    | 'pageSize'
    | 'cacheEntries'
    | 'makesShown'
    | 'filterLayout'
    | 'sortOptions'
    | 'lowestPriceHidesUnpriced'
    | 'clearFiltersTarget'
    | 'defaultSearch'
    | 'keepFilters'
    | 'nearMe'
    | 'promos'
  >
}

/** What a listing answers to one state. */
export interface ListingAnswer {
  readonly cards: readonly VehicleCard[]
  readonly total: number
  /** How many of them can be bought. */
  readonly forSale: number
  /** What the found ones are called. */
  readonly noun: Noun
  readonly page: number
  readonly pages: number
  /** By choice facet: how many have each of the base's values, in the same order. */
  readonly counts: Readonly<Record<string, readonly number[]>>
  /** Words of the query that nothing matches together with the others. */
  readonly droppedWords: readonly string[]
  /** Where nothing was found: what would be with one thing less asked for, the nearest first. */
  readonly relaxations: readonly Relaxation[]
  /** Where the shopper is, if they have said so. */
  readonly near: Nearness | null
  /** What the query's words mean; null where they are nothing but words. */
  readonly meant: MeantWords | null
  readonly version: string
}

/** How a query was read. */
export interface MeantWords {
  /** The address's query that says it as filters, where that is certain. */
  readonly search: string | null
  /** What it may mean besides. */
  readonly offers: readonly WordsOffer[]
}

interface WordsOffer {
  /** 'up to 50,000 km'. */
  readonly label: string
  readonly count: number
  /** The address's query. */
  readonly search: string
  /** The listing that has it, where this one does not. */
  readonly path?: string
}

export interface Relaxation {
  /** 'Diesel': what to leave out. */
  readonly label: string
  readonly count: number
  /** The address's query without it. */
  readonly search: string
}

/** What a listing's path asks for: for each attribute, any of these values. */
export type Fixed = Readonly<Record<string, readonly string[]>>

/** One look at the stock. The server's search and a browser's own copy of the stock answer it alike. */
export interface ListingQuestion extends Pick<ListingState, 'query' | 'choices' | 'ranges'> {
  /** For each attribute none of these values. */
  readonly without: Readonly<Record<string, readonly string[] | undefined>>
  /** Always holds: no count leaves it out. */
  readonly fixed: Fixed
  /** One of these values of one of these attributes, unless there are none. No count leaves it out either. */
  readonly either: Fixed
  /** Every one of these values. No count leaves them out. */
  readonly every: Fixed
  /** Leaves out what has no price. */
  readonly pricedOnly: boolean
  readonly sort: SortOption
  readonly offset: number
  readonly limit: number
  /** Facets to count, each as if nothing of it were chosen. */
  readonly facets: readonly string[]
}

export interface Findings {
  readonly cards: readonly VehicleCard[]
  readonly total: number
  /** By facet and value; a value nothing has is absent. */
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>
  /** How many words at the end of the query were left out. */
  readonly droppedWords: number
}

/** A conversation with the stock: asks questions, is given what was found, and ends with the answer. */
export type Asking<T> = Generator<ListingQuestion, T, Findings>
