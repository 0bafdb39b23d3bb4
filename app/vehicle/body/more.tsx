import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface MoreProps {
  /** What opens it, and what closes it again. */
  show: string
  hide: string
  children: ReactNode
}

/** The rest of a section, on request: it opens without JavaScript, and find-in-page opens it, too. */
export function More({ show, hide, children }: MoreProps) {
  return (
    <details className="group/more mt-2 flex flex-col">
      <summary className="order-last inline-flex min-h-[3rem] list-none items-center gap-2 self-start font-semibold underline underline-offset-4 hover:decoration-2 gallery:font-normal [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{show}</span>
        <span className="hidden group-open/more:inline">{hide}</span>
        <Icon name="chevron-down" className="size-[1.25rem] group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
