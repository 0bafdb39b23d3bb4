import { carSchema } from '#domain/stock-search/car-schema.ts'
import {
  distanceBetween,
  formatted,
  spanFinder,
  synonymTable,
  type Budget,
  type Document,
  type Score,
  type SpanFinder,
} from '#search/index.ts'
import { matchesPosition } from './matches-position.ts'
import { placeOf, rankingDetails } from './ranking-details.ts'
import type { SearchRequest } from './search-request.ts'

const synonyms = synonymTable(carSchema.synonyms ?? [])
const usualCrop = 10

export type HitShower = (hit: Document, score?: Score) => Document

/** How a hit is shown: what was asked for of it, and no more is looked at. */
export function hitShower(request: SearchRequest, budget: Budget): HitShower {
  const find = spanFinder({ q: request.q ?? '', synonyms, spend: (units) => budget.spend(units) })
  const format = formatter(find, request)
  const sort = request.sort ?? []
  return (hit, score) => {
    const shown = retrieved(hit, request.attributesToRetrieve ?? ['*'])
    return {
      ...shown,
      ...distance(hit, sort),
      ...(request.retrieveVectors && { _vectors: {} }),
      ...format?.(hit, shown),
      ...(request.showMatchesPosition && { _matchesPosition: matchesPosition(hit, find) }),
      ...(score && request.showRankingScore && { _rankingScore: score.score }),
      ...(score && request.showRankingScoreDetails && { _rankingScoreDetails: rankingDetails(score, hit, sort) }),
    }
  }
}

/** The attributes asked for. */
export function retrieved(hit: Document, names: readonly string[]): Document {
  if (names.includes('*')) return hit
  return Object.fromEntries(names.filter((name) => Object.hasOwn(hit, name)).map((name) => [name, hit[name]]))
}

/** What is marked, cut or retrieved, in the order of the hit; nothing where nothing that a hit has is marked or cut. */
function formatter(
  find: SpanFinder,
  request: SearchRequest,
): ((hit: Document, shown: Document) => Document) | undefined {
  const highlighted = new Set(request.attributesToHighlight)
  const cropped = new Map(
    (request.attributesToCrop ?? []).map((entry) => splitCrop(entry, request.cropLength ?? usualCrop)),
  )
  if (highlighted.size + cropped.size === 0) return undefined
  const marks = (name: string): boolean => highlighted.has('*') || highlighted.has(name)
  const cropTo = (name: string): number | undefined => cropped.get(name) ?? cropped.get('*')
  const options = {
    find,
    marks,
    cropTo,
    before: request.highlightPreTag ?? '<em>',
    after: request.highlightPostTag ?? '</em>',
    cropMarker: request.cropMarker ?? '…',
  }
  const isFormatted = (name: string): boolean => marks(name) || cropTo(name) !== undefined
  return (hit, shown) => {
    const names = Object.keys(hit)
    if (!names.some(isFormatted)) return {}
    const whole = names.filter((name) => isFormatted(name) || Object.hasOwn(shown, name))
    return { _formatted: formatted(hit, whole, options) }
  }
}

/** 'name:5' crops to five words, 'name' to the usual number. */
function splitCrop(entry: string, usual: number): [string, number] {
  const [, name = entry, length] = /^(.*):([^:]*)$/.exec(entry) ?? []
  return [name, length !== undefined && /^\d+$/.test(length) ? Number(length) : usual]
}

/** How far away a hit is, in whole metres, where hits are sorted by that. */
function distance(hit: Document, sort: readonly string[]): Document {
  const from = placeOf(sort)
  const place = hit['_geo'] as { lat: number; lng: number } | undefined
  return from && place ? { _geoDistance: Math.round(distanceBetween(place, from)) } : {}
}
