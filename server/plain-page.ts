const titles: Record<number, string> = { 400: 'Bad request', 404: 'Not found', 500: 'Error' }

/** A page without a site: it knows no dealer, so it can name none. */
export function plainPage(status: 400 | 404 | 500, message: string): Response {
  const html = document(titles[status] ?? 'Error', `<h1>${titles[status]}</h1><p>${message}</p>`)
  return new Response(html, { status, headers: plainHeaders })
}

export const document = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}
