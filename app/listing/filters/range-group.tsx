import { memo, useEffect, useMemo } from 'react'
import { limit } from '#domain/listings/change-state.ts'
import { facetLabels, rangeUnits, rangeWords } from '#domain/listings/facet-labels.ts'
import type { RangeBase } from '#domain/listings/listing.ts'
import type { Range } from '#domain/listings/listing-state.ts'
import { debounce } from '../../browser/debounce.ts'
import { RangeSlider } from '../../ui/range-slider.tsx'
import type { Listing } from '../shown-listing.ts'
import { FacetFrame } from './facet-frame.tsx'

interface RangeGroupProps {
  facet: RangeBase
  range: Range | undefined
  ask: Listing['ask']
  isOpen: boolean
}

/** A slider is answered once it has rested this long. */
const restMs = 400

/** From and to of a number, by two handles or typed. */
export const RangeGroup = memo(
  function RangeGroup({ facet: { name, min, max, step }, range, ask, isOpen }: RangeGroupProps) {
    const settle = useMemo(
      () =>
        debounce((low: number, high: number) => {
          const asked = { min: low <= min ? null : low, max: high >= max ? null : high }
          ask((state) => limit(state, name, asked.min === null && asked.max === null ? null : asked))
        }, restMs),
      [ask, name, min, max],
    )
    useEffect(() => settle.cancel, [settle])
    const label = facetLabels[name]
    const unit = rangeUnits[name]
    return (
      <FacetFrame label={label} unit={unit} chosen={range ? 1 : 0} isOpen={isOpen}>
        <RangeSlider
          legend={<span className="sr-only">{label}</span>}
          {...{ min, max, step }}
          value={[range?.min ?? min, range?.max ?? max]}
          format={(value) => rangeWords(name, value)}
          names={[`from[${name}]`, `to[${name}]`]}
          words={[`${label} from`, `${label} to`]}
          isOpenEnded
          onCommit={([low, high]) => settle(low, high)}
        />
      </FacetFrame>
    )
  },
  (a, b) => a.facet === b.facet && a.range?.min === b.range?.min && a.range?.max === b.range?.max,
)
