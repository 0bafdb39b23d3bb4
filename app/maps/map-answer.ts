/** A map drawn by the server, as a picture that browsers keep. */
export function mapAnswer(svg: string | null): Response {
  if (svg === null) return new Response('There is no such map.', { status: 404 })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      // Opened by itself it is a document, which needs nothing.
      'content-security-policy': "default-src 'none'",
    },
  })
}
