import { hash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'

/** Calm, and of no template: it stands where no site's look is known, or none can be made. */
const style =
  ':root{color-scheme:light dark}body{display:grid;min-height:100dvh;margin:0;place-items:center;' +
  'font:1.125rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem}' +
  'h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}p{margin:0;text-wrap:pretty}'

/** A page without a site: it knows no dealer, so it can name none. */
export function plainPage(status: number, message: string, headers: Record<string, string> = {}): Response {
  const title = STATUS_CODES[status] ?? 'Error'
  const html = document(title, `<h1>${title}</h1><p>${escapeHtml(message)}</p>`, styled)
  return new Response(html, { status, headers: { ...plainHeaders, ...headers } })
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export const document = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`

/** For the head of a page that is sent with the headers below. */
export const styled = `<style>${style}</style>`

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
}
