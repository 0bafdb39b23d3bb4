import { randomUUID } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { outsideSources, pagePolicy } from './page-policy.server.ts'
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
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={mark} />, {
    nonce: mark,
    signal: request.signal,
  })
  await stream.allReady
  const { outside, config } = context.get(requestContext)
  const html = await new Response(stream).text()
  const page = pagePolicy(html, mark, outsideSources(outside, config.outsideHosts))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Vite's development client needs inline scripts and styles of its own.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', page.policy)
  return new Response(page.html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  loggerOf(context)?.error({ err: error, url: request.url }, 'page failed')
}

const loggerOf = (context: Readonly<RouterContextProvider> | undefined) => context?.get(requestContext).log
