import { countBetween, type PriceHistogram, type PriceScale } from '#domain/listings/price-histogram.ts'
import type { Range } from '../ui/range-rules.ts'

interface PriceBarsProps {
  scale: PriceScale
  histogram: PriceHistogram
  range: Range
}

const bars = 49

/** Where on the scale the stock lies. Decoration: the button says the number. */
export function PriceBars({ scale, histogram, range: [low, high] }: PriceBarsProps) {
  const width = (scale.max - scale.min) / bars
  const steps = Array.from({ length: bars }, (_, at) => scale.min + at * width)
  const counts = steps.map((from) => countBetween(scale, histogram, from, from + width).count)
  const most = Math.max(...counts, 1)
  return (
    // Inset as the track below it is.
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars} 20`}
      preserveAspectRatio="none"
      className="mx-[0.75rem] block h-24 w-[calc(100%-1.5rem)] noscript:hidden sm:h-32"
    >
      {steps.map((from, at) => {
        // One of a hundred is still seen; a root keeps the few beside the many.
        const height = counts[at] === 0 ? 0.15 : Math.max(0.6, 20 * Math.sqrt(counts[at]! / most))
        const isIn = from + width / 2 >= low && from + width / 2 <= high
        return (
          <rect
            key={from}
            x={at + 0.1}
            y={20 - height}
            width="0.8"
            height={height}
            className={isIn ? 'fill-accent' : 'fill-muted/35'}
          />
        )
      })}
    </svg>
  )
}
