import { formatNumber } from '#domain/formats/amounts.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { listingHref } from '#domain/listings/change-state.ts'
import { Alert } from '../ui/alert.tsx'
import type { Listing } from './shown-listing.ts'

/** What has to be said of the results before they are read. */
export function ListingNotes({ base, listing: { state, answer, status } }: { base: ListingBase; listing: Listing }) {
  return (
    <>
      {status === 'failed' && (
        <Alert tone="error" title="These results are from before">
          We could not reach the server. <a href={listingHref(base, state)}>Try again</a>
        </Alert>
      )}
      {answer.meant && answer.meant.offers.length > 0 && (
        <div className="listing-note listing-offers">
          <p id="words-offers">Did you mean:</p>
          <ul aria-labelledby="words-offers">
            {answer.meant.offers.map(({ label, count, search, path }) => (
              <li key={search}>
                <a href={`${path ?? base.path}?${search}`} className="chip">
                  {label}
                  <span>
                    {formatNumber(count)}
                    {path && ' in all our stock'}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {base.facets.map(
        (facet) =>
          facet.kind === 'choices' &&
          facet.note &&
          state.choices[facet.name] && (
            <p key={facet.name} className="listing-note facet-note">
              {facet.note}
            </p>
          ),
      )}
      {answer.droppedWords.length > 0 && (
        <p className="listing-note">Nothing matches all of it. Shown without “{answer.droppedWords.join(' ')}”.</p>
      )}
    </>
  )
}
