import { redirect } from 'react-router'
import { stockShortcut } from '#domain/listings/stock-paths.ts'
import type { Route } from './+types/stock-shortcut'

/** GET /search, /used-cars and their like: the listing they mean, with all that was asked of it. */
export function loader({ request }: Route.LoaderArgs): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`${stockShortcut(pathname)}${search}`, 301)
}
