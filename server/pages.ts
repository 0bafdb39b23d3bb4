import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { requestContext } from '#app/request-context.ts'
import type { PageHandle } from '#app/page-handle.ts'
import type { Ctx } from '#domain/ctx.ts'
import { loopTurn } from './gate/turns.ts'
import { createMemo } from './memo.ts'
import { withPageErrors } from './page-errors.ts'

/** The React application as the server sees it. */
export interface Pages {
  /** The parameters a cached page reads, or null when pages at this path are not kept. */
  parametersOf(pathname: string): readonly string[] | null
  hasRoute(id: string): boolean
  respond(request: Request, ctx: Ctx): Promise<Response>
}

/** Wraps a finished server build of the application. */
export function createPages(build: ServerBuild): Pages {
  const handle = createRequestHandler(withTurns(withPageErrors(build)), 'production')
  const routes = routeTree(build)
  // Matching ranks the whole table each time; shoppers ask for the same paths again and again.
  const parametersOf = createMemo(5_000, (pathname: string) => {
    // The router's own address is not a page, though a route that takes every path would match it.
    if (pathname === build.routeDiscovery.manifestPath) return null
    const leaf = matchRoutes(routes, pathname)?.at(-1)
    return (leaf?.route.handle as PageHandle | undefined)?.parameters ?? null
  })
  return {
    parametersOf,
    hasRoute: (id) => Object.hasOwn(build.routes, id),
    respond: (request, ctx) => handle(request, contextWith(ctx)),
  }
}

/** Wraps an application under edit: asks for its build at every request and keeps no page. */
export function createFreshPages(build: () => Promise<ServerBuild>): Pages {
  const handle = createRequestHandler(async () => withPageErrors(await build()), 'development')
  return {
    parametersOf: () => null,
    hasRoute: () => false,
    respond: (request, ctx) => handle(request, contextWith(ctx)),
  }
}

/** Rendering is the longest stretch of work there is: what came in meanwhile is looked at before the next begins. */
function withTurns(build: ServerBuild): ServerBuild {
  const { default: render, ...rest } = build.entry.module
  const inTurn: typeof render = async (...args) => {
    await loopTurn()
    return render(...args)
  }
  return { ...build, entry: { module: { ...rest, default: inTurn } } }
}

function contextWith(ctx: Ctx): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, ctx)
  return context
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, module } = route!
      const rest = { id, path, handle: module.handle }
      return index ? { ...rest, index: true as const } : { ...rest, children: routeTree(build, id) }
    })
}
