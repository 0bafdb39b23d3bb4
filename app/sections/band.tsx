import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

const tones = {
  plain: '',
  surface: 'bg-surface',
  block: 'bg-block text-on-block [&_:focus-visible]:outline-on-block',
  contrast: 'contrast bg-ground text-ink',
}

interface BandProps {
  /** The id of the heading, unique on the page. */
  id: string
  title?: string | null
  /** Stands at the end of the heading's line. */
  aside?: ReactNode
  /** The children bring the heading, and the landmark's name with it. */
  ownHeading?: boolean
  tone?: keyof typeof tones
  /** Names the section where it has no title. */
  label?: string
  className?: string
  children: ReactNode
}

/** One section of a page, from edge to edge: a heading and what it stands over. */
export function Band({ id, title, aside, ownHeading = false, tone = 'plain', label, className, children }: BandProps) {
  return (
    <section
      aria-label={label}
      aria-labelledby={title && !label ? id : undefined}
      className={classNames('py-12 gallery:py-11', tones[tone], className)}
    >
      <div className={classNames('page', ownHeading && ruleAbove)}>
        {title && <BandHeading id={id} title={title} aside={aside} />}
        {children}
      </div>
    </section>
  )
}

/** Where a heading shares its line with buttons the rule runs above them. */
const ruleAbove =
  'roadhouse:border-t-[length:var(--line-width)] roadhouse:border-current roadhouse:pt-4 gallery:border-t gallery:border-line gallery:pt-6'

/** Each template's way to begin a section: plain; over a thick rule; under a hairline. */
function BandHeading({ id, title, aside }: Pick<BandProps, 'id' | 'aside'> & { title: string }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 roadhouse:mb-6 roadhouse:border-b-[length:var(--line-width)] roadhouse:border-current roadhouse:pb-3 gallery:mb-8 gallery:border-t gallery:border-line gallery:pt-6">
      <BandTitle id={id} title={title} />
      {aside}
    </div>
  )
}

export function BandTitle({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className="roadhouse:text-4xl roadhouse:leading-none roadhouse:uppercase">
      {title}
    </h2>
  )
}
