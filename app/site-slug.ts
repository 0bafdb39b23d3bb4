import { useRouteLoaderData } from 'react-router'
import type { loader } from './root.tsx'

/** The site this page belongs to, by the name its records on a device are kept under. */
export function useSiteSlug(): string {
  return useRouteLoaderData<typeof loader>('root')?.site ?? ''
}
