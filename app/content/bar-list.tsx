import type { ViewOf } from '#domain/content/load-sections.server.ts'

/** What is measured, its bar, its figure: the bar on a line of its own where there is little room. */
export const row = 'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 lg:grid-cols-[18rem_minmax(0,1fr)_6rem]'

interface BarListProps {
  items: readonly { label: string; text: string; value: number; figure: string; href?: string }[]
  largest: number
  /** Gaps in the bars, at these figures. */
  marks?: readonly number[]
}

const none: readonly number[] = []

/** Figures as bars, each against the largest. */
export function BarList({ items, largest, marks = none }: BarListProps) {
  return (
    <ul className="border-t border-line">
      {items.map(({ label, text, value, figure, href }) => (
        <li key={label} className={`${row} relative border-b border-line py-3 lg:items-center`}>
          <div className="min-w-0">
            {href ? (
              <a href={href} className="line-clamp-2 no-underline before:absolute before:inset-0 hover:underline">
                {label}
              </a>
            ) : (
              <p>{label}</p>
            )}
            {text && <p className="text-sm text-muted tabular-nums">{text}</p>}
          </div>
          <p className="font-display text-2xl whitespace-nowrap tabular-nums lg:order-last lg:text-end">{figure}</p>
          <svg aria-hidden="true" className="col-span-full mt-2 h-2.5 w-full lg:col-span-1 lg:mt-0 lg:h-3.5">
            <rect width={share(value, largest)} height="100%" className="fill-current" />
            {marks
              .filter((mark) => mark < value)
              .map((mark) => (
                <line key={mark} {...across(mark, largest)} y1="0" y2="100%" className="stroke-ground stroke-3" />
              ))}
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** In the bars' own column, under the gaps it explains, each on the side that has room. A narrow screen has the words alone. */
export function Trips({ trips, furthest }: Pick<ViewOf<'electricRange'>, 'trips' | 'furthest'>) {
  const lineHeight = 24
  return (
    <svg height={trips.length * lineHeight + 4} className="mt-1 w-full text-sm max-lg:hidden lg:col-start-2">
      {trips.map(({ label, km }, at) => {
        const isFar = km > furthest / 2
        const y = (at + 1) * lineHeight
        return (
          <g key={label}>
            <line {...across(km, furthest)} y1="0" y2={y} className="stroke-current" />
            <text
              x={share(km, furthest)}
              dx={isFar ? -8 : 8}
              y={y}
              textAnchor={isFar ? 'end' : 'start'}
              className="fill-muted tabular-nums"
            >
              {`${label}, ${km} km`}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const share = (value: number, largest: number): string => `${((value / largest) * 100).toFixed(2)}%`
const across = (value: number, largest: number) => ({ x1: share(value, largest), x2: share(value, largest) })
