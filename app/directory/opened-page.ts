import { data, redirect, redirectDocument } from 'react-router'
import type { Ctx } from '#domain/ctx.ts'
import { pageMeta } from '#app/page-meta.ts'
import { withDataForServer } from '../islands/for-server.ts'

interface Shown {
  readonly meta: Parameters<typeof pageMeta>[0]
}
interface Elsewhere {
  readonly redirect: string
}

/**
 * What a loader answers with a page that only the server renders: what the page says of itself, and for the rendering all of
 * it. One that is elsewhere leads there; one that is not there is a 404.
 */
export function openedPage<View extends Shown | Elsewhere | null>(
  ctx: Pick<Ctx, 'isDocument'>,
  request: Request,
  view: View,
) {
  if (!view) throw data(null, 404)
  // Not for good: what a site shows changes.
  if ('redirect' in view) throw redirect(view.redirect, 302)
  const { pathname, search } = new URL(request.url)
  if (!ctx.isDocument) throw redirectDocument(`${pathname}${search}`)
  const shown = view as Extract<View, Shown>
  // Written out here: the browser needs no program for it.
  return withDataForServer({ meta: pageMeta(shown.meta) }, shown)
}
