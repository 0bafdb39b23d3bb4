import { randomUUID } from 'node:crypto'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { resourcePaths } from '#domain/content/route-paths.ts'
import { outsideSources, pagePolicy } from './page-policy.server.ts'
import { renderPage } from './render-page.server.tsx'
import { themeCss } from './templates/theme-css.server.ts'
import { pageTexts } from '#app/page-text.ts'
import { requestContext } from '#app/request-context.ts'

/**
 * Renders the whole page before the first byte leaves: pages are kept, so streaming would buy little, and only a
 * finished page can have its scripts hashed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = randomUUID()
  const html = await renderPage(routerContext, request.url, mark)
  const { outside, config } = context.get(requestContext)
  const page = pagePolicy(html, mark, { style: themeCss(config.theme), outside: outsideSources(outside, config) })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Speculation-Rules', `"${resourcePaths.nextPages}"`)
  // Vite's development client needs inline scripts and styles of its own.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', page.policy)
  const response = new Response(page.html, { status, headers })
  pageTexts.set(response, page.html)
  return response
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  loggerOf(context)?.error({ err: error, url: request.url }, 'page failed')
}

const loggerOf = (context: Readonly<RouterContextProvider> | undefined) => context?.get(requestContext).log
