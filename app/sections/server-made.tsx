import type { ReactNode, Ref } from 'react'

/** Always the same object: React would write another one into the page. */
const asItCame = { __html: '' }

interface ServerMadeProps {
  id?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * A part of a section that the server alone renders, and an island of its own brings to life. Not `ServerRendered`: what
 * vehicle pages and sections share is fetched by every page.
 */
export function ServerMade({ id, ref, children }: ServerMadeProps) {
  return import.meta.env.SSR ? (
    <div id={id}>{children}</div>
  ) : (
    <div id={id} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  )
}
