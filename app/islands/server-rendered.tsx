import type { ReactNode } from 'react'

/** Always the same object: React would write another one into the page. */
const asItCame = { __html: '' }

/**
 * A part of the page that is rendered by the server alone. In the browser it stays as it came: neither its program nor its
 * data are fetched a second time. What must move in it is an island.
 */
export function ServerRendered({ className, children }: { className?: string; children: ReactNode }) {
  return import.meta.env.SSR ? (
    <div className={className}>{children}</div>
  ) : (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  )
}
