import type { ReactNode } from 'react'

interface AsItCameProps {
  as?: 'div' | 'footer'
  /** A name to find it by. */
  part: string
  className?: string
  /** Given by the server alone. */
  children: ReactNode
}

const found = new Map<string, { __html: string }>()

/** Read once, before anything is added to it: whatever is shown instead of a page that failed stands in the same frame. */
function htmlOf(part: string): { __html: string } {
  const html = found.get(part) ?? { __html: document.querySelector(`[data-part="${part}"]`)?.innerHTML ?? '' }
  found.set(part, html)
  return html
}

/** A part of the frame that the server alone renders: in the browser it is neither made again nor sent a second time. */
export function AsItCame({ as: Element = 'div', part, className, children }: AsItCameProps) {
  return import.meta.env.SSR ? (
    <Element className={className} data-part={part}>
      {children}
    </Element>
  ) : (
    <Element className={className} data-part={part} suppressHydrationWarning dangerouslySetInnerHTML={htmlOf(part)} />
  )
}
