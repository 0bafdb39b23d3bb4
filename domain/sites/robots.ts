/**
 * What makes many addresses of one listing: the order, a text, prices from and to. Crawlers leave those alone; pages
 * without results are not forbidden, for a page that is not read cannot say that it wants no place in an index.
 */
const narrowing = ['sortBy=', 'query=', 'range%5B', 'range[', 'from%5B', 'from[', 'to%5B', 'to[']

/** What crawlers may read: everything a shopper reads; and where they find it all. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...narrowing.map((start) => `Disallow: /*?*${start}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
