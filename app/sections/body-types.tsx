import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { classNames } from '../ui/class-names.ts'
import { SilhouetteOf } from '../ui/picture-placeholder.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

type BodyView = ViewOf<'bodyTypes'>['bodies'][number]

/** What there is of each body: the most as pictures on tiles, on a board of rules or on nothing; the others as words. */
export function BodyTypes({ id, view }: SectionProps<'bodyTypes'>) {
  // The way to all of them fills what would be a gap.
  const isUneven = view.bodies.length % 2 === 1
  return (
    <Band id={id} title={view.title} className="roadhouse:bg-surface">
      <ul
        className={classNames(
          'grid grid-cols-2 gap-3 lg:gap-4 roadhouse:gap-0 roadhouse:border-t-2 roadhouse:border-l-2 roadhouse:border-line gallery:gap-x-8 gallery:gap-y-10',
          columnsOf(view.bodies.length + (isUneven ? 1 : 0)),
        )}
      >
        {view.bodies.map((body) => (
          <li key={body.slug} className="grid min-w-0">
            <Body body={body} />
          </li>
        ))}
        {isUneven && (
          <li className="grid min-w-0">
            <a href={allStockPath} className={`${tile} ${pressed} content-end`}>
              <span className="font-semibold text-pretty roadhouse:font-display roadhouse:text-xl roadhouse:font-bold gallery:font-display gallery:text-2xl gallery:font-light">
                All {view.total}
              </span>
            </a>
          </li>
        )}
      </ul>
      {view.others.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
          {view.others.map((body) => (
            <li key={body.slug}>
              <Word body={body} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

/** Whole rows, whatever their number. */
const columnsOf = (tiles: number): string =>
  tiles % 4 === 0 ? 'sm:grid-cols-4' : tiles === 6 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'

const tile =
  'relative grid gap-1 p-4 no-underline harbour:rounded-box harbour:bg-surface harbour:transition-colors harbour:duration-(--motion) sm:p-5 roadhouse:border-r-2 roadhouse:border-b-2 roadhouse:border-line roadhouse:p-3 gallery:px-0'

const pressed =
  'harbour:hover:bg-line roadhouse:hover:bg-[color-mix(in_oklab,var(--surface),var(--ink)_8%)] gallery:hover:*:border-ink'

function Body({ body: { silhouette, label, count, href } }: { body: BodyView }) {
  const words = (
    <>
      <span className="block border-b border-line px-[7%] roadhouse:border-current/40 gallery:px-0">
        <SilhouetteOf body={silhouette} grounded className="w-full gallery:opacity-70" />
      </span>
      <span className="mt-2 flex min-w-0 items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere roadhouse:font-display roadhouse:text-xl roadhouse:font-bold gallery:font-display gallery:text-2xl gallery:font-light">
          {label}
        </span>
        <span className="text-muted tabular-nums roadhouse:font-display roadhouse:text-xl roadhouse:text-ink gallery:text-sm">
          {count}
        </span>
      </span>
    </>
  )
  if (!href) return <span className={`${tile} content-start`}>{words}</span>
  return (
    <a href={href} className={`${tile} ${pressed} content-start`}>
      {words}
    </a>
  )
}

function Word({ body: { label, count, href } }: { body: BodyView }) {
  const words = (
    <>
      <span>{label}</span> <span className="text-muted tabular-nums">{count}</span>
    </>
  )
  const look = 'inline-flex min-h-[2.75rem] items-baseline gap-2 py-2'
  return href ? (
    <a href={href} className={look}>
      {words}
    </a>
  ) : (
    <span className={look}>{words}</span>
  )
}
