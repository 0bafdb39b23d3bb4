import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface ScrollAreaProps {
  /** The id of the words that name it. */
  labelledBy: string
  className?: string
  children: ReactNode
}

/** Content that may be larger than its place. */
export function ScrollArea({ labelledBy, className, children }: ScrollAreaProps) {
  return (
    <section
      // Not every browser lets the arrow keys scroll what cannot be focused.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-labelledby={labelledBy}
      className={classNames('overflow-auto focus-visible:-outline-offset-3', className)}
    >
      {children}
    </section>
  )
}
