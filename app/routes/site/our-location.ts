import { redirect } from 'react-router'
import { locationPath } from '#domain/content/route-paths.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Route } from './+types/our-location'

export const handle: PageHandle = { parameters: [] }

/** GET /our-location/{slug}: as older sites had it. */
export function loader({ params }: Route.LoaderArgs): Response {
  return redirect(locationPath(encodeURIComponent(params.slug)), 301)
}
