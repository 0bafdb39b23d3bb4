import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { themeCss, themeName } from '../../templates/theme-css.server.ts'
import type { Route } from './+types/theme'

export const handle: PageHandle = { parameters: [] }

/** GET /theme/{hash}.css. A page from before a change of theme asks for the old name and gets the new look. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const css = themeCss(context.get(requestContext).config.theme)
  const isCurrent = params.file === themeName(css)
  return new Response(css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
