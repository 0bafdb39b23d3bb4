import { useState, type SubmitEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { formatMoney } from '#domain/formats/amounts.ts'
import { readListingState, sortRules, writeListingState } from '#domain/listings/listing-state.ts'
import type { PriceRangePage } from '#domain/listings/open-price-range.ts'
import { countBetween } from '#domain/listings/price-histogram.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { counted } from '#domain/vehicles/nouns.ts'
import { Button } from '../ui/button.tsx'
import type { Range } from '../ui/range-rules.ts'
import { RangeSlider } from '../ui/range-slider.tsx'
import { PriceBars } from './price-bars.tsx'

const dollars = (value: number): string => formatMoney(value * 100)
const names = ['from[price]', 'to[price]'] as const

/** Two prices and a button that says how many there are between them. A form like any other: it needs no script. */
export function PriceRange({ scale, histogram, noun, indexName }: PriceRangePage) {
  const navigate = useNavigate()
  const all: Range = [scale.min, scale.max]
  const [range, setRange] = useState(all)
  const [settled, setSettled] = useState(all)
  const found = ([low, high]: Range): { count: number; words: string } => {
    const { count, isExact } = countBetween(scale, histogram, low, high)
    return { count, words: `${isExact ? '' : 'about '}${counted(count, noun)}` }
  }
  const { count, words } = found(range)
  /** The form's own answer, in the one address the listing writes. */
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(
      `${allStockPath}?${writeListingState(readListingState(new URLSearchParams(fields)), indexName).toString()}`,
    )
  }
  return (
    <Form
      action={allStockPath}
      onSubmit={show}
      className="mt-8 rounded-box border border-line bg-surface p-5 sm:p-8 roadhouse:border-[length:var(--line-width)] gallery:border-x-0 gallery:bg-transparent gallery:px-0"
    >
      <PriceBars {...{ scale, histogram, range }} />
      <RangeSlider
        legend={<span className="sr-only">Price</span>}
        {...scale}
        value={settled}
        format={dollars}
        names={names}
        words={['Lowest price', 'Highest price']}
        applyText={`Show ${noun.plural}`}
        onChange={setRange}
        onCommit={setSettled}
      />
      <input type="hidden" name="sortBy" value={`${indexName}:${sortRules.highestPrice}`} />
      <Button type="submit" className="mt-6 w-full tabular-nums noscript:hidden">
        {count === 0 ? `No ${noun.plural} at these prices` : `Show ${words}`}
      </Button>
      {/* Spoken once a handle is let go, not at every step. */}
      <output className="sr-only">
        {found(settled).words} from {dollars(settled[0])} to {dollars(settled[1])}
      </output>
    </Form>
  )
}
