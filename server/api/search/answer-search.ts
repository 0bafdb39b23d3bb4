import { carSchema } from '#domain/stock-search/car-schema.ts'
import {
  distanceBetween,
  formatted,
  SearchError,
  spanFinder,
  synonymTable,
  type Document,
  type SearchResult,
} from '#search/index.ts'
import type { SearchService } from '#services/search/search-service.ts'
import { engineQuery, isPaged, type SearchRequest } from './search-request.ts'

const synonyms = synonymTable(carSchema.synonyms ?? [])
const usualCrop = 10

/** Runs one search and shapes the answer as the protocol has it. */
export async function answerSearch(search: SearchService, site: string, request: SearchRequest) {
  const started = performance.now()
  const query = engineQuery(request)
  const result = await search.search(site, query)
  const counts = {
    ...(request.facets && { facetDistribution: distribution(result.facetCounts), facetStats: result.facetStats }),
    ...(request.facetRanges && { facetRanges: result.rangeCounts }),
  }
  return {
    hits: result.hits.map((hit) => shownHit(hit, request)),
    query: request.q ?? '',
    processingTimeMs: Math.round(performance.now() - started),
    ...pagination(request, query.offset ?? 0, query.limit ?? 0, result.total),
    ...counts,
  }
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

function shownHit(hit: Document, request: SearchRequest): Document {
  const shown = retrieved(hit, request.attributesToRetrieve ?? ['*'])
  const q = request.q ?? ''
  return {
    ...shown,
    ...distance(hit, request.sort ?? []),
    ...((request.attributesToHighlight || request.attributesToCrop) && { _formatted: format(shown, q, request) }),
    ...(request.showMatchesPosition && { _matchesPosition: positions(hit, q) }),
  }
}

/** The attributes asked for. */
export function retrieved(hit: Document, names: readonly string[]): Document {
  if (names.includes('*')) return hit
  return Object.fromEntries(names.filter((name) => name in hit).map((name) => [name, hit[name]]))
}

function format(hit: Document, q: string, request: SearchRequest): Document {
  const highlighted = request.attributesToHighlight ?? []
  const cropped = new Map(
    (request.attributesToCrop ?? []).map((entry) => splitCrop(entry, request.cropLength ?? usualCrop)),
  )
  return formatted(hit, {
    q,
    synonyms,
    marks: (name) => highlighted.includes('*') || highlighted.includes(name),
    cropTo: (name) => cropped.get(name) ?? cropped.get('*'),
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    cropMarker: request.cropMarker ?? '…',
  })
}

/** 'name:5' crops to five words, 'name' to the usual number. */
function splitCrop(entry: string, usual: number): [string, number] {
  const [name = '', length] = entry.split(':')
  return [name, length === undefined ? usual : Number(length) || usual]
}

function positions(hit: Document, q: string): Document {
  const find = spanFinder(q, synonyms)
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
export async function answerDocument(search: SearchService, site: string, id: string): Promise<Document> {
  const { hits } = /^\d{1,15}$/.test(id) ? await search.search(site, { filter: `id = ${id}`, limit: 1 }) : { hits: [] }
  if (!hits[0]) throw new SearchError('document_not_found', `Document \`${id}\` not found.`)
  return hits[0]
}
