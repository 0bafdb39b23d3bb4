import { useEffect, useMemo, useRef } from 'react'
import { limit } from '#domain/listings/change-state.ts'
import { facetLabels, rangeUnits, rangeWords } from '#domain/listings/facet-labels.ts'
import type { RangeBase } from '#domain/listings/listing.ts'
import type { Range } from '#domain/listings/listing-state.ts'
import { debounce } from '../../browser/debounce.ts'
import { wasChanged } from '../../browser/touched.ts'
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
export function RangeGroup({ facet: { name, min, max, step }, range, ask, isOpen }: RangeGroupProps) {
  const settle = useMemo(
    () =>
      debounce((low: number, high: number) => {
        const asked = { min: low <= min ? null : low, max: high >= max ? null : high }
        ask((state) => limit(state, name, asked.min === null && asked.max === null ? null : asked))
      }, restMs),
    [ask, name, min, max],
  )
  useEffect(() => settle.cancel, [settle])
  const box = useRef<HTMLDivElement>(null)
  const ends = [range?.min ?? min, range?.max ?? max] as const
  useEffect(() => {
    const early = earlyEnds(box.current!, ends)
    if (early) settle(...early)
    // Once: from then on the slider itself says what is done to it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const label = facetLabels[name]
  const unit = rangeUnits[name]
  return (
    <FacetFrame label={label} unit={unit} chosen={range ? 1 : 0} isOpen={isOpen}>
      <div ref={box}>
        <RangeSlider
          legend={<span className="sr-only">{label}</span>}
          {...{ min, max, step }}
          value={ends}
          format={(value) => rangeWords(name, value)}
          names={[`from[${name}]`, `to[${name}]`]}
          words={[`${label} from`, `${label} to`]}
          isOpenEnded
          applyText={null}
          onCommit={([low, high]) => settle(low, high)}
        />
      </div>
    </FacetFrame>
  )
}

/** What was moved or typed before the group was taken over; null where nothing was. */
function earlyEnds(box: HTMLElement, [low, high]: readonly [number, number]): [number, number] | null {
  const fields = [...box.querySelectorAll('input')]
  const early = (of: number): number | null => {
    const field = fields.find((each, at) => at % 2 === of && wasChanged(each))
    return field && !Number.isNaN(field.valueAsNumber) ? field.valueAsNumber : null
  }
  const [from, to] = [early(0), early(1)]
  return from === null && to === null ? null : [from ?? low, to ?? high]
}
