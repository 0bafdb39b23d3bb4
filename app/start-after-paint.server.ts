import startWhenPainted from './browser/start-after-paint.ts?script'
import { shortenManifest } from './short-manifest.server.ts'

interface Program {
  modules: readonly string[]
  /** What the framework's program is handed, as the server's part of it wrote it. */
  data: string
}

/**
 * Holds a page's modules back until the page and the picture it opens with have been painted: on a slow line they would
 * come instead. The script that starts them stays in the page, as text; another that follows it starts it then. In that one,
 * because each has a hash in a header of the page, is also what the framework writes before them, with the data it is handed.
 * Only what carries the mark is the framework's own.
 */
export function startAfterPaint(body: string, { modules, data }: Program, mark: string): string {
  const tag = `<script(?=[^>]* nonce="${mark}")`
  const scripts = new RegExp(`${tag}[^>]*>((?:(?!</script>)[^])*)</script>(${tag}[^>]* type="module"[^]*?</script>)`)
  return body.replace(scripts, (_, opening: string, starting: string) => {
    const waiting = shortenManifest(starting).replace('type="module"', 'type="text/waiting"')
    const start = `(${startWhenPainted})(${scriptSafe(modules)})`
    return `${waiting}<script nonce="${mark}">${start}\n${opening}\n${handOver(data)}</script>`
  })
}

/** Gives the data to the router in the browser as its own server component does (`StreamTransfer` in react-router). */
function handOver(data: string): string {
  const controller = '__reactRouterContext.streamController'
  return `${controller}.enqueue(${scriptSafe(data)});${controller}.close();`
}

/** Text inside a script must not end it, nor begin a comment. */
const scriptSafe = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
