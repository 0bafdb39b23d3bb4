import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BodyProps } from './body-props.ts'

type Gauge = NonNullable<BodyProps<'priceGauge'>['view']['gauge']>
type History = NonNullable<BodyProps<'priceGauge'>['view']['history']>

/** Why this price: where it stands among what others ask, and how it came to be. */
export function PriceGauge({ view: { gauge, history, priceType } }: BodyProps<'priceGauge'>) {
  return (
    <section aria-labelledby="price-gauge" className="page py-8">
      <div className="harbour:rounded-box harbour:bg-surface harbour:p-6 harbour:sm:p-8 roadhouse:border-[length:var(--line-width)] roadhouse:border-ink roadhouse:p-4 roadhouse:sm:p-6 gallery:border-t gallery:border-line gallery:pt-6">
        <h2 id="price-gauge" className="roadhouse:text-3xl roadhouse:uppercase gallery:text-2xl">
          {gauge ? 'Is it a fair price?' : 'This price so far'}
        </h2>
        <div
          className={classNames(
            'mt-4 grid gap-x-12 gap-y-8 roadhouse:mt-2',
            gauge && history && 'lg:grid-cols-[3fr_2fr]',
          )}
        >
          {gauge && <Standing gauge={gauge} priceType={priceType} />}
          {history && <Course history={history} priceType={priceType} />}
        </div>
      </div>
    </section>
  )
}

/** Percentages of its own width: a range is drawn as wide as there is room, and nothing in it is stretched. */
const along = (fill: number): string => `${Math.round(fill * 1000) / 10}%`

/** Words stand over their mark, but not beyond the ends. */
const wordsAlong = (fill: number): string => along(Math.min(0.78, Math.max(0.22, fill)))

function Standing({ gauge, priceType }: { gauge: Gauge; priceType: string }) {
  const { fill, price, min, max, description, average, isBelowAverage, grounds } = gauge
  return (
    <div className="min-w-0" data-island="price-gauge">
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
        <p className="text-sm opacity-80">{priceType}</p>
        <div className={classNames('mt-3 px-3', isBelowAverage ? 'text-positive' : 'text-ink')}>
          <svg className="block h-[3.25rem] w-full overflow-visible">
            <rect
              y="26"
              width="100%"
              height="12"
              className="fill-muted/30 harbour:[rx:6px] gallery:[height:1px] gallery:[y:32px] gallery:fill-muted"
            />
            <rect
              data-bar
              y="26"
              width={along(fill)}
              height="12"
              className="fill-current harbour:[rx:6px] gallery:[height:3px] gallery:[y:31px]"
            />
            {average && (
              <>
                <line
                  x1={along(average.fill)}
                  x2={along(average.fill)}
                  y1="18"
                  y2="46"
                  className="stroke-ink stroke-2 gallery:stroke-1"
                />
                <text x={wordsAlong(average.fill)} y="11" textAnchor="middle" className="fill-ink text-sm">
                  {average.amount} on average
                </text>
              </>
            )}
            <circle
              data-marker
              cx={along(fill)}
              cy="32"
              r="11"
              className="fill-current stroke-ground stroke-[4px] gallery:fill-ground gallery:stroke-current gallery:stroke-[1.5px]"
            />
          </svg>
        </div>
        <div className="flex justify-between gap-x-4 text-sm text-muted tabular-nums">
          <span>{min}</span>
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
function Course({ history: { listed, prices }, priceType }: { history: History; priceType: string }) {
  return (
    <div className="min-w-0">
      <p>
        {listed === 'today' ? 'Listed ' : 'Listed for '}
        <strong className="gallery:font-normal">{listed}</strong>
        <span className="text-muted">{` · prices ${priceType}`}</span>
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
