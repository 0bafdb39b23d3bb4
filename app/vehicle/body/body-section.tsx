import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface BodySectionProps {
  /** Its anchor, unique on the page; the heading's id is made of it. */
  id: string
  title: string
  /** Stands under the title. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * One section of a vehicle's page in the template's manner: a soft panel; under a thick rule, its title a sign; a
 * catalogue's entry, its title in the margin.
 */
export function BodySection({ id, title, note, className, children }: BodySectionProps) {
  const heading = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames('page py-3 roadhouse:py-0 gallery:py-0', className)}
    >
      <div
        className={classNames(
          'harbour:rounded-box harbour:bg-surface harbour:px-5 harbour:py-6 harbour:sm:px-8 harbour:sm:py-8',
          'roadhouse:border-t-[length:var(--line-width)] roadhouse:border-ink roadhouse:py-6 roadhouse:lg:grid roadhouse:lg:grid-cols-12 roadhouse:lg:gap-x-8',
          'gallery:border-t gallery:border-line gallery:py-12 gallery:lg:grid gallery:lg:grid-cols-12 gallery:lg:gap-x-12',
        )}
      >
        <div className="mb-6 roadhouse:mb-4 roadhouse:lg:col-span-3 gallery:lg:col-span-4">
          <h2
            id={heading}
            className="text-2xl roadhouse:text-3xl roadhouse:leading-none roadhouse:uppercase gallery:text-2xl"
          >
            {title}
          </h2>
          {note && <p className="mt-2 text-sm text-muted">{note}</p>}
        </div>
        <div className="min-w-0 roadhouse:lg:col-span-9 gallery:lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}
