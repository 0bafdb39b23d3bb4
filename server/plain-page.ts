import { STATUS_CODES } from 'node:http'

/** A page without a site: it knows no dealer, so it can name none. */
export function plainPage(status: number, message: string, headers: Record<string, string> = {}): Response {
  const title = STATUS_CODES[status] ?? 'Error'
  const html = document(title, `<h1>${title}</h1><p>${escapeHtml(message)}</p>`)
  return new Response(html, { status, headers: { ...plainHeaders, ...headers } })
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export const document = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
