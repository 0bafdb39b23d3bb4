import type { HeadersFunction, ServerBuild } from 'react-router'
import { requestContext } from '#app/request-context.ts'
import { expectedError, shownError } from './shown-error.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Handler = NonNullable<Route['module']['loader']>

/**
 * The application with every loader and action watched over: what they throw on purpose becomes an answer with its
 * status, which the router shows in the site's frame. Anything else it takes for our fault and hides.
 */
export function withPageErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && watched(route)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function watched(route: Route): Route {
  const { loader, action, headers } = route.module
  const handlers = { ...(loader && { loader: answering(loader) }), ...(action && { action: answering(action) }) }
  return { ...route, module: { ...route.module, ...handlers, headers: withRetryAfter(headers) } }
}

/** The router drops an error's headers unless the route that shows it passes them on; which that is depends on the request. */
const withRetryAfter =
  (own: Route['module']['headers']): HeadersFunction =>
  (args) => {
    const headers = new Headers(typeof own === 'function' ? own(args) : (own ?? args.parentHeaders))
    const retryAfter = args.errorHeaders?.get('retry-after')
    if (retryAfter) headers.set('retry-after', retryAfter)
    return headers
  }

const answering =
  (handler: Handler): Handler =>
  async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (!expectedError(error)) throw error
      const { body, status, headers } = shownError(error, args.context.get(requestContext).requestId)
      throw Response.json(body, { status, headers })
    }
  }
