import { limit } from '#domain/listings/change-state.ts'
import { facetLabels, rangeWords } from '#domain/listings/facet-labels.ts'
import type { RangeBase } from '#domain/listings/listing.ts'
import type { Range } from '#domain/listings/listing-state.ts'
import type { Listing } from '../shown-listing.ts'
import { FacetFrame } from './facet-frame.tsx'

interface SinceGroupProps {
  facet: RangeBase
  range: Range | undefined
  ask: Listing['ask']
  isOpen: boolean
}

const day = 86_400
/** How many days before the latest. */
const daysBefore = [1, 3, 7, 14, 30, 60, 90, 180]

/** Since which day something happened. */
export function SinceGroup({ facet: { name, min, max }, range, ask, isOpen }: SinceGroupProps) {
  const label = facetLabels[name]
  const chosen = range?.min ?? null
  const offered = daysBefore.map((days) => max - days * day).filter((since) => since > min)
  // A day that a link asks for is offered, too.
  const days = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]
  return (
    <FacetFrame label={label} chosen={range ? 1 : 0} isOpen={isOpen}>
      <select
        name={`from[${name}]`}
        aria-label={`${label} since`}
        className="facet-select"
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          ask((state) => limit(state, name, value === '' ? null : { min: Number(value), max: null }))
        }
      >
        <option value="">Any time</option>
        {days.map((since) => (
          <option key={since} value={since}>
            Since {rangeWords(name, since)}
          </option>
        ))}
      </select>
    </FacetFrame>
  )
}
