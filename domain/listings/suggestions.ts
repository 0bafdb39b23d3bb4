import type { FacetCount, SearchResult } from '#search/index.ts'
import { slugOf } from '../formats/slug.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'

/** A page of the stock offered to someone who types. */
export interface Suggestion {
  readonly label: string
  readonly count: number
  readonly href: string
}

/** A vehicle offered there. */
export interface SuggestedVehicle {
  readonly label: string
  readonly href: string
  readonly picture: string | null
  /** '$31,990 Drive away'; empty where it has none. */
  readonly price: string
}

/** The facets suggestions are made of. */
export const suggestedFacets = ['make', 'make_model', 'body'] as const

/** Facet values that fit what was typed though a letter of it is wrong, by facet. */
type CloseValues = Readonly<Partial<Record<string, ReadonlySet<string>>>>

interface Offer extends Suggestion {
  /** Every text it may be found by. */
  readonly names: readonly string[]
  readonly isClose: boolean
}

const most = 8

/** What fits a text, best first: beginnings, then words further on, then what is close; the most frequent first among equals. */
export function suggestionsFor(typed: string, counts: SearchResult['facetCounts'], close: CloseValues): Suggestion[] {
  const wanted = bare(typed)
  if (wanted === '') return []
  const rank = ({ names, isClose }: Offer): number =>
    Math.min(...names.map((name) => fit(name, wanted)), isClose ? 2 : 3)
  return offers(counts, close)
    .map((offer) => ({ offer, rank: rank(offer) }))
    .filter((entry) => entry.rank < 3)
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.offer.count - one.offer.count ||
        one.offer.label.length - other.offer.label.length,
    )
    .slice(0, most)
    .map(({ offer: { label, count, href } }) => ({ label, count, href }))
}

function offers(counts: SearchResult['facetCounts'], close: CloseValues): Offer[] {
  const each = (facet: string, offer: (value: string) => Pick<Offer, 'names' | 'href'> | null): Offer[] =>
    (counts[facet] ?? []).flatMap(({ value, count }: FacetCount) => {
      const made = offer(value)
      return made ? [{ ...made, label: value, count, isClose: close[facet]?.has(value) ?? false }] : []
    })
  const makes = (counts['make'] ?? []).map(({ value }) => value).toSorted((one, other) => other.length - one.length)
  return [
    ...each('make', (make) => ({ names: [make], href: `/search/${slugOf(make)}` })),
    ...each('body', (body) => ({ names: [body, bodyTypeOf(body).plural], href: `/search/${bodyTypeOf(body).slug}` })),
    ...each('make_model', (pair) => {
      // Of 'Land' and 'Land Rover' the longer is the make of 'Land Rover Defender'.
      const make = makes.find((name) => pair.startsWith(`${name} `))
      return make === undefined
        ? null
        : { names: [pair], href: `/search/${slugOf(make)}/${slugOf(pair.slice(make.length))}` }
    }),
  ]
}

/** Letters and digits alone, so that 'land cru' begins LandCruiser and 'crv' is a CR-V. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** 0 where the name begins with the text, 1 where one of its later words does, else 3. */
function fit(name: string, wanted: string): number {
  const words = name.split(/[^\p{L}\p{N}]/u)
  const at = words.findIndex((_, from) => bare(words.slice(from).join('')).startsWith(wanted))
  return at === -1 ? 3 : Math.min(at, 1)
}
