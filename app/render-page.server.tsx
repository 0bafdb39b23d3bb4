import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { overlaysScript } from './frame/overlays-script.server.ts'
import { orderFetches } from './order-fetches.server.ts'

/**
 * The whole page as text. All data is there before rendering begins, so nothing is streamed: the router would hand its
 * data to the browser in a second pass of React's, through streams of bytes, for a third of the cost of a page.
 * Scripts carry the mark as their nonce.
 */
export async function renderPage(context: EntryContext, url: string, mark: string): Promise<string> {
  const data = await new Response(context.serverHandoffStream).text()
  const { serverHandoffStream: _, ...rest } = context
  const html = orderFetches(renderToString(<ServerRouter context={rest} url={url} nonce={mark} />), data, mark)
  return `<!DOCTYPE html>${html.replace('</body>', () => `${overlaysScript(html, mark)}</body>`)}`
}
