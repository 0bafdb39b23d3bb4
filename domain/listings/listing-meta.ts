import { breadcrumbList } from '../content/breadcrumb-list.ts'
import { counted, type Noun } from '../vehicles/nouns.ts'
import { searchOf, stateAt } from './change-state.ts'
import { hasFilters, type ListingState } from './listing-state.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'

interface ListingSummary {
  readonly title: string
  readonly total: number
  readonly noun: Noun
  readonly siteName: string
  /** Most of first. */
  readonly makes: readonly string[]
}

/** One sentence for whoever sees the page in a list of search results. */
export function describeListing({ title, total, noun, siteName, makes }: ListingSummary): string {
  if (total === 0) return `${title} at ${siteName}: none in stock today. See what else has come in.`
  const named = makes.length > 1 ? ` from ${makes.slice(0, 3).join(', ')}${makes.length > 3 ? ' and more' : ''}` : ''
  return `${title} at ${siteName}: ${counted(total, noun)}${named}, with photos, prices and details of each.`
}

/** What a listing says of itself to machines. */
export function listingMeta(base: ListingBase, state: ListingState, answer: ListingAnswer) {
  const isAsItBegins =
    searchOf(base, state) === searchOf(base, { ...stateAt(base, new URLSearchParams()), page: state.page })
  const isFiltered =
    !isAsItBegins && (hasFilters(state) || state.near !== '' || state.sort !== 'mostRelevant' || state.view !== 'grid')
  const isIndexed = !isFiltered && answer.total > 0
  const page = answer.page > 1 ? ` – page ${answer.page}` : ''
  return {
    title: `${base.title}${page} | ${base.siteName}`,
    description: answer.page > 1 ? `${base.description} Page ${answer.page} of ${answer.pages}.` : base.description,
    // Filters are many ways to the same vehicles: the path is the page; further pages are pages of their own.
    canonical: `${base.origin}${base.path}${!isFiltered && answer.page > 1 ? `?page=${answer.page}` : ''}`,
    robots: isIndexed ? null : 'noindex,follow',
    jsonLd: [breadcrumbList(base.origin, base.path, base.crumbs), ...(isIndexed ? [itemList(base, answer)] : [])],
  }
}

function itemList({ settings, origin }: ListingBase, { cards, total, page }: ListingAnswer) {
  const before = (page - 1) * settings.listing.pageSize
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ href }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: `${origin}${href}`,
    })),
  }
}
