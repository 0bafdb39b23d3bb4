import type { ReactNode } from 'react'

const asItCame = { __html: '' }

/**
 * An application's page is rendered by the server alone, like most of a vehicle's (`ServerRendered`), and its answers are in no
 * data of the page. Not the same module: shared, it would be one more file for every visitor of a vehicle.
 */
export function ApplicationFrame({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  )
}
