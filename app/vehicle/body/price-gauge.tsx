import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { BodyProps } from './body-props.ts'

type Gauge = NonNullable<BodyProps<'priceGauge'>['view']['gauge']>
type History = NonNullable<BodyProps<'priceGauge'>['view']['history']>

/** Why this price: where it stands among what others ask, and how it came to be. */
export function PriceGauge({ view: { gauge, history } }: BodyProps<'priceGauge'>) {
  return (
    <section aria-labelledby="price-gauge" className="page py-8">
      <div className="harbour:rounded-box harbour:bg-surface harbour:p-6 harbour:sm:p-8 roadhouse:border-[length:var(--line-width)] roadhouse:border-ink roadhouse:p-4 roadhouse:sm:p-6 gallery:border-t gallery:border-line gallery:pt-6">
        <h2 id="price-gauge" className="roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl">
          {gauge ? 'Is it a fair price?' : 'This price so far'}
        </h2>
        <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr] roadhouse:mt-2">
          {gauge && <Standing gauge={gauge} />}
          {history && <Course history={history} />}
        </div>
      </div>
    </section>
  )
}

/** Percentages of its own width: a range is drawn as wide as there is room, and nothing in it is stretched. */
const along = (fill: number): string => `${Math.round(fill * 1000) / 10}%`

function Standing({ gauge: { fill, price, min, max, description, average, grounds } }: { gauge: Gauge }) {
  return (
    <div className="min-w-0" data-island="priceGauge">
      {description && <p className="max-w-prose text-lg">{description}</p>}
      <p className="sr-only">
        {`This one asks ${price}. Others like it ask from ${min} to ${max}${average ? `, ${average.amount} on average` : ''}.`}
      </p>
      <div aria-hidden="true">
        <p
          data-amount={price}
          className="mt-3 text-4xl font-bold tabular-nums roadhouse:font-display roadhouse:text-6xl roadhouse:leading-none gallery:text-5xl gallery:font-light"
        >
          {price}
        </p>
        <div className="mt-4 px-3">
          <svg className="block h-[2.5rem] w-full overflow-visible">
            <rect
              y="14"
              width="100%"
              height="12"
              className="fill-muted/30 harbour:[rx:6px] roadhouse:fill-ink gallery:[height:1px] gallery:[y:20px] gallery:fill-ink"
            />
            <rect
              data-bar
              y="14"
              width={along(fill)}
              height="12"
              className="fill-positive harbour:[rx:6px] roadhouse:fill-accent gallery:[height:3px] gallery:[y:19px] gallery:fill-ink"
            />
            {average && (
              <line
                x1={along(average.fill)}
                x2={along(average.fill)}
                y1="6"
                y2="34"
                className="stroke-ink stroke-2 roadhouse:stroke-muted gallery:stroke-1"
              />
            )}
            <circle
              data-marker
              cx={along(fill)}
              cy="20"
              r="11"
              className="fill-positive stroke-ground stroke-[4px] roadhouse:fill-accent gallery:fill-ground gallery:stroke-ink gallery:stroke-[1.5px]"
            />
          </svg>
        </div>
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums gallery:text-base gallery:tracking-[0.06em] gallery:[font-variant-caps:all-small-caps]">
          <span>{min}</span>
          {average && <span>Line: {average.amount} on average</span>}
          <span>{max}</span>
        </div>
      </div>
      <Grounds>
        {grounds.map((ground) => (
          <li key={ground}>{ground}</li>
        ))}
      </Grounds>
    </div>
  )
}

function Grounds({ children }: { children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-[3rem] cursor-pointer list-none items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2 gallery:font-normal [&::-webkit-details-marker]:hidden">
        How we know
        <Icon name="chevron-down" className="size-[1.25rem] group-open:rotate-180" />
      </summary>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">{children}</ul>
    </details>
  )
}

/** For how long it has been offered, and at what, the latest first. */
function Course({ history: { listed, prices } }: { history: History }) {
  return (
    <div className="min-w-0">
      <p>
        {listed === 'today' ? 'Listed ' : 'Listed for '}
        <strong className="gallery:font-normal">{listed}</strong>
      </p>
      <ol className="mt-2">
        {prices.map(({ since, amount, change }) => (
          <li
            key={`${since} ${amount}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 tabular-nums roadhouse:border-ink/40"
          >
            <span className="text-muted">{since}</span>
            <span>
              <span className="me-3 text-sm text-muted">{change ?? 'First price'}</span>
              <span className="font-semibold gallery:font-normal">{amount}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
