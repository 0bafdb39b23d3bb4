import type { ReactNode } from 'react'

/** Always the same object: React would write another one into the page. */
const asItCame = { __html: '' }

interface ServerRenderedProps {
  className?: string
  /** A name to find it by. */
  part?: string
  children: ReactNode
}

/**
 * A part of the page that is rendered by the server alone. In the browser it stays as it came: neither its program nor its
 * data are fetched a second time. What must move in it is an island.
 */
export function ServerRendered({ className, part, children }: ServerRenderedProps) {
  return import.meta.env.SSR ? (
    <div className={className} data-part={part}>
      {children}
    </div>
  ) : (
    <div className={className} data-part={part} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  )
}
