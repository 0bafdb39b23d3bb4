import { cleared, listingHref } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { listingChips } from '#domain/listings/facet-labels.ts'
import { foundWords } from '#domain/listings/found-words.ts'
import { Icon } from '../ui/icon.tsx'
import type { Listing } from './shown-listing.ts'

interface ListingBarProps {
  base: ListingBase
  listing: Listing
}

/** More of them take lines as wide as the results. */
const mostBesideTools = 3

/** How much was found and what was asked for, on one line that is always there: the first choices do not move results. */
export function ListingBar({ base, listing: { state, answer, answered } }: ListingBarProps) {
  const chips = listingChips(state)
  return (
    <div className={chips.length > mostBesideTools ? 'listing-bar listing-bar-long' : 'listing-bar'}>
      <p className="listing-total" aria-live="polite" data-results-total={answer.total} data-results-state={answered}>
        {foundWords(answer)}
      </p>
      {chips.length > 0 && (
        <ul aria-label="Your filters" className="chips">
          {chips.map(({ label, without }) => (
            <li key={label}>
              <a href={listingHref(base, without)} aria-label={`Remove ${label}`} className="chip">
                {label} <Icon name="close" />
              </a>
            </li>
          ))}
          <li>
            <a href={listingHref(base, cleared(state))} className="chip-clear">
              Clear all
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
