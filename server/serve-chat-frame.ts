import type { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { hasChatWidget } from '#domain/contact/chat.ts'
import { chatFramePath } from '#domain/content/route-paths.ts'
import type { HttpEnv } from './http.ts'
import { securityHeadersFor } from './security-headers.ts'

/**
 * GET /chat-frame: a page for a frame of ours, in which a chat service's program runs. It has a policy of its own, which
 * opens to that service's hosts and to nothing else, and no origin: the program sees neither the page around it nor what the
 * shopper's browser keeps for the site.
 */
export function addChatFrame(app: Hono<HttpEnv>): void {
  app.get(chatFramePath, (c) => {
    const { site, config } = c.get('live')
    const { script, autobot } = config.contact.chat
    if (!hasChatWidget(config) || script === null) throw new AppError('not_found', 'There is no chat here.')
    const { 'x-frame-options': _, ...headers } = securityHeadersFor(c.get('canonical').origin)
    return c.html(chatDocument({ name: site.name, slug: site.slug, script, autobot }), 200, {
      ...headers,
      'content-security-policy': chatPolicy(config.outsideHosts.chat),
      'cache-control': 'no-store',
    })
  })
}

export function chatPolicy(hosts: readonly string[]): string {
  const sockets = hosts.map((host) => host.replace(/^https:/, 'wss:'))
  const allowed = hosts.join(' ')
  return [
    "default-src 'none'",
    `script-src ${allowed}`,
    `style-src ${allowed} 'unsafe-inline'`,
    `img-src ${allowed} data:`,
    `font-src ${allowed}`,
    `media-src ${allowed}`,
    `connect-src ${[...hosts, ...sockets].join(' ')}`,
    `frame-src ${allowed}`,
    `form-action ${allowed}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation',
  ].join('; ')
}

interface ChatFacts {
  readonly name: string
  readonly slug: string
  readonly script: string
  readonly autobot: boolean
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!)

/** Says what to do where the service does not come. */
const chatDocument = ({ name, slug, script, autobot }: ChatFacts): string =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>Chat with ${escaped(name)}</title>` +
  `<script async src="${escaped(script)}" data-site="${escaped(slug)}" data-autobot="${autobot ? 'on' : 'off'}"></script></head>` +
  `<body><p>One moment. If nothing comes, <a href="/contact" target="_top">send us a message</a>.</p></body></html>`
