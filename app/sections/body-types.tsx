import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** What there is of each body: tiles; a price board; or a line of large words. */
export function BodyTypes({ id, view }: SectionProps<'bodyTypes'>) {
  return (
    <Band id={id} title={view.title} className="roadhouse:bg-surface">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] roadhouse:gap-x-8 roadhouse:gap-y-0 roadhouse:sm:grid-cols-3 roadhouse:lg:grid-cols-4 gallery:flex gallery:flex-wrap gallery:gap-x-12 gallery:gap-y-4">
        {view.bodies.map((body) => (
          <li key={body.slug} className="min-w-0">
            <Body body={body} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

const look =
  'flex min-h-[3rem] items-baseline justify-between gap-3 no-underline harbour:rounded-box harbour:bg-surface harbour:px-5 harbour:py-3 harbour:sm:py-4 harbour:transition-colors harbour:duration-(--motion) roadhouse:border-b-2 roadhouse:border-line roadhouse:py-2 gallery:justify-start gallery:gap-2'

function Body({ body }: { body: ViewOf<'bodyTypes'>['bodies'][number] }) {
  const words = (
    <>
      <span className="min-w-0 font-semibold wrap-anywhere roadhouse:font-display roadhouse:text-xl roadhouse:font-bold roadhouse:sm:text-2xl gallery:font-display gallery:text-3xl gallery:font-light">
        {body.label}
      </span>
      <span className="text-muted tabular-nums roadhouse:font-display roadhouse:text-xl roadhouse:text-ink roadhouse:sm:text-2xl gallery:text-sm">
        {body.count}
      </span>
    </>
  )
  if (!body.href) return <span className={look}>{words}</span>
  return (
    <a
      href={body.href}
      className={`${look} harbour:hover:bg-line roadhouse:hover:border-accent gallery:hover:underline`}
    >
      {words}
    </a>
  )
}
