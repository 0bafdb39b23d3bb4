import { carSchema } from '#domain/stock-search/car-schema.ts'
import {
  distanceBetween,
  formatted,
  spanFinder,
  synonymTable,
  type Budget,
  type Document,
  type SpanFinder,
} from '#search/index.ts'
import type { SearchRequest } from './search-request.ts'

const synonyms = synonymTable(carSchema.synonyms ?? [])
const usualCrop = 10

/** How a hit is shown: what was asked for of it, and no more is looked at. */
export function hitShower(request: SearchRequest, budget: Budget): (hit: Document) => Document {
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
