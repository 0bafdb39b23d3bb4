import type { ReactNode } from 'react'

const asItCame = { __html: '' }

/**
 * Pages of places, brands and models are words and pictures: the server alone renders them, like most of a vehicle's page
 * (`ServerRendered`). Not the same module: shared, it would be one more file for every visitor of a vehicle.
 */
export function DirectoryFrame({ children }: { children: ReactNode }) {
  return import.meta.env.SSR ? (
    <div>{children}</div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
  )
}
