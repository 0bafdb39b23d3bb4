import { mainOrigin } from '#domain/sites/main-origin.ts'
import { robotsText } from '#domain/sites/robots.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/robots'

export const handle: PageHandle = { parameters: [] }

/** GET /robots.txt */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(robotsText(mainOrigin(context.get(requestContext))), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
