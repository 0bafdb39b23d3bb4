import { formatNumber } from '#domain/formats/amounts.ts'
import { Band } from '../sections/band.tsx'
import type { MadeProps } from './made-props.ts'

/** A month's figure, set in type. Its room is kept while it counts. */
export function SalesCounter({ id, view: { title, count, address, again } }: MadeProps<'salesCounter'>) {
  return (
    <Band id={id} label={title} tone="surface">
      <div
        data-island="sales-counter"
        data-count={count}
        data-address={address}
        data-again={again}
        className="flex flex-wrap items-baseline gap-x-6 gap-y-2"
      >
        <p className="font-display text-6xl leading-none font-(--display-weight) tabular-nums sm:text-7xl">
          {/* What is read aloud does not count. */}
          <span className="sr-only">{formatNumber(count)}</span>
          <span aria-hidden="true" className="grid">
            <span className="invisible col-start-1 row-start-1">{formatNumber(count)}</span>
            <span data-part="count" className="col-start-1 row-start-1">
              {formatNumber(count)}
            </span>
          </span>
        </p>
        <h2 id={id} className="text-xl roadhouse:text-3xl roadhouse:uppercase">
          {title}
        </h2>
      </div>
    </Band>
  )
}
