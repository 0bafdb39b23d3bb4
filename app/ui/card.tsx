import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CardProps extends ComponentProps<'article'> {
  /** What lies across the top from edge to edge: a picture in a 3:2 frame. */
  media?: ReactNode
  /** Lifts under the pointer: for a card that is one large link. */
  raised?: boolean
}

/**
 * A thing among things. To make the whole card the target, give its one link `before:absolute before:inset-0`:
 * the link's name stays its own words.
 */
export function Card({ media, raised = false, className, children, ...rest }: CardProps) {
  return (
    <article
      {...rest}
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden bg-surface wrap-anywhere',
        'harbour:rounded-box harbour:border harbour:border-line',
        'roadhouse:rounded-box roadhouse:border-2 roadhouse:border-line roadhouse:border-t-[length:calc(var(--line-width)*2)]',
        'gallery:border-t gallery:border-line gallery:bg-transparent',
        raised &&
          'harbour:transition-[box-shadow,translate] harbour:duration-(--motion) harbour:ease-out harbour:hover:-translate-y-0.5 harbour:hover:shadow-(--card-shadow) harbour:motion-reduce:transition-none roadhouse:hover:border-accent roadhouse:active:bg-ground gallery:transition-colors gallery:duration-(--motion) gallery:hover:border-ink gallery:motion-reduce:transition-none',
        className,
      )}
    >
      {media && <div className="aspect-3/2 w-full overflow-hidden bg-surface">{media}</div>}
      <div className="flex flex-1 flex-col p-5 gallery:px-0 gallery:py-4">{children}</div>
    </article>
  )
}
