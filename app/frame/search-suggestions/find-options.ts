import type { SuggestedVehicle, Suggestion } from '#domain/listings/suggestions.ts'
import { isOwnPicture } from '#domain/media/picture-address.ts'
import { recentSearches, type SearchOption } from './recent-searches.ts'
import { formatNumber } from '#domain/formats/amounts.ts'

interface FindOptions {
  site: string
  /** How long a text must stand before it is asked for, in milliseconds. */
  after: number
  signal: AbortSignal
}

/** What to offer under a box: recent searches while nothing is typed, else what fits. Rejects once it is no longer wanted. */
export async function findOptions(
  { value, defaultValue }: HTMLInputElement,
  { site, after, signal }: FindOptions,
): Promise<SearchOption[]> {
  if (value.trim() === '' || value === defaultValue) return recentSearches(site)
  await new Promise((resolve) => setTimeout(resolve, after))
  signal.throwIfAborted()
  const response = await fetch(`/api/suggest?q=${encodeURIComponent(value.trim())}`, { signal })
  if (!response.ok) return []
  const suggestions = (await response.json()) as (Suggestion | SuggestedVehicle)[]
  return suggestions.map(optionOf)
}

function optionOf(suggested: Suggestion | SuggestedVehicle): SearchOption {
  const { label: value, href } = suggested
  if ('count' in suggested) return { value, href, hint: formatNumber(suggested.count) }
  const { picture, price } = suggested
  return { value, href, hint: price, ...(picture && { picture: { src: smallest(picture), width: 96, height: 64 } }) }
}

/** Another server's picture comes as it is. */
const smallest = (picture: string): string =>
  isOwnPicture(picture) ? `${picture}${picture.includes('?') ? '&' : '?'}w=160&r=3x2` : picture
