import { Fragment } from 'react'
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
        <p className="listing-note">
          Did you mean:{' '}
          {answer.meant.offers.map(({ label, count, search, path }, at) => (
            <Fragment key={search}>
              {at > 0 && ', or '}
              <a href={`${path ?? base.path}?${search}`}>{label}</a> ({formatNumber(count)}
              {path && ' in all our stock'})
            </Fragment>
          ))}
          ?
        </p>
      )}
      {answer.droppedWords.length > 0 && (
        <p className="listing-note">Nothing matches all of it. Shown without “{answer.droppedWords.join(' ')}”.</p>
      )}
    </>
  )
}
