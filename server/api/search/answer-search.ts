import { carSchema } from '#domain/stock-search/car-schema.ts'
import {
  distanceBetween,
  formatted,
  SearchError,
  spanFinder,
  synonymTable,
  type Budget,
  type Document,
  type SearchResult,
  type SpanFinder,
} from '#search/index.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { HttpContext } from '../../http.ts'
import type { AnswerPieces } from './answer-pieces.ts'
import { engineQuery, isPaged, type SearchRequest } from './search-request.ts'

const synonyms = synonymTable(carSchema.synonyms ?? [])
const usualCrop = 10

export interface Searching {
  readonly search: SearchService
  readonly site: string
  readonly budget: Budget
}

export const searchingOf = (c: HttpContext, search: SearchService): Searching => ({
  search,
  site: c.get('live').site.slug,
  budget: c.get('budget'),
})

/** Runs one search and writes the answer as the protocol has it, after what the caller has to say itself. */
export async function writeAnswer(
  answer: AnswerPieces,
  { search, site, budget }: Searching,
  request: SearchRequest,
  leading: Document = {},
): Promise<void> {
  const started = performance.now()
  const query = engineQuery(request)
  const result = await search.search(site, query, budget)
  const counts = {
    ...(request.facets && { facetDistribution: distribution(result.facetCounts), facetStats: result.facetStats }),
    ...(request.facetRanges && { facetRanges: result.rangeCounts }),
  }
  await answer.add(JSON.stringify({ ...leading, hits: 0 }).replace(/0}$/, ''))
  await answer.addList(result.hits, hitShower(request, budget))
  const rest = {
    query: request.q ?? '',
    processingTimeMs: Math.round(performance.now() - started),
    ...pagination(request, query.offset ?? 0, query.limit ?? 0, result.total),
    ...counts,
  }
  await answer.add(`,${JSON.stringify(rest).slice(1)}`)
}

/** The protocol gives values as names of an object. */
const distribution = (counts: SearchResult['facetCounts']) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

function pagination(request: SearchRequest, offset: number, limit: number, total: number) {
  if (!isPaged(request)) return { limit, offset, estimatedTotalHits: total }
  const hitsPerPage = request.hitsPerPage ?? limit
  return {
    hitsPerPage,
    page: request.page ?? 1,
    totalPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
    totalHits: total,
  }
}

/** How a hit is shown: what was asked for of it, and no more is looked at. */
function hitShower(request: SearchRequest, budget: Budget): (hit: Document) => Document {
  const find = spanFinder({ q: request.q ?? '', synonyms, spend: (units) => budget.spend(units) })
  const isFormatted = request.attributesToHighlight || request.attributesToCrop
  const format = isFormatted && formatter(find, request)
  return (hit) => {
    const shown = retrieved(hit, request.attributesToRetrieve ?? ['*'])
    return {
      ...shown,
      ...distance(hit, request.sort ?? []),
      ...(format && { _formatted: format(shown) }),
      ...(request.showMatchesPosition && { _matchesPosition: positions(hit, find) }),
    }
  }
}

/** The attributes asked for. */
export function retrieved(hit: Document, names: readonly string[]): Document {
  if (names.includes('*')) return hit
  return Object.fromEntries(names.filter((name) => name in hit).map((name) => [name, hit[name]]))
}

function formatter(find: SpanFinder, request: SearchRequest): (hit: Document) => Document {
  const highlighted = new Set(request.attributesToHighlight)
  const cropped = new Map(
    (request.attributesToCrop ?? []).map((entry) => splitCrop(entry, request.cropLength ?? usualCrop)),
  )
  const options = {
    find,
    marks: (name: string) => highlighted.has('*') || highlighted.has(name),
    cropTo: (name: string) => cropped.get(name) ?? cropped.get('*'),
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    cropMarker: request.cropMarker ?? '…',
  }
  return (hit) => formatted(hit, options)
}

/** 'name:5' crops to five words, 'name' to the usual number. */
function splitCrop(entry: string, usual: number): [string, number] {
  const [name = '', length] = entry.split(':')
  return [name, length === undefined ? usual : Number(length) || usual]
}

function positions(hit: Document, find: SpanFinder): Document {
  const texts = Object.entries(hit).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(
    texts.map(([name, text]) => [name, find(text)] as const).filter(([, spans]) => spans.length > 0),
  )
}

/** How far away a hit is, in whole metres, where hits are sorted by that. */
function distance(hit: Document, sort: readonly string[]): Document {
  const [, lat, lng] =
    sort.map((rule) => /^_geoPoint\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/.exec(rule)).find(Boolean) ?? []
  const place = hit['_geo'] as { lat: number; lng: number } | undefined
  if (lat === undefined || place === undefined) return {}
  return { _geoDistance: Math.round(distanceBetween(place, { lat: Number(lat), lng: Number(lng) })) }
}

/** A document of the site by its id. */
export async function findDocument({ search, site, budget }: Searching, id: string): Promise<Document> {
  const { hits } = /^\d{1,15}$/.test(id)
    ? await search.search(site, { filter: `id = ${id}`, limit: 1 }, budget)
    : { hits: [] }
  if (!hits[0]) throw new SearchError('document_not_found', `Document \`${id}\` not found.`)
  return hits[0]
}
