/** An entry of a page's head, as the router writes it. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; type?: string; title?: string }
  | { 'script:ld+json': object }

interface HeadFacts {
  readonly title: string
  readonly siteName: string
  readonly description: string
  readonly canonical: string
  /** Out of the results of search engines: what has ended. */
  readonly isGone?: boolean
  readonly jsonLd?: readonly object[]
  /** A feed of what the page lists. */
  readonly feed?: string
}

/** What a page says of itself in its head, ready for the route: made here, no script has to make it again. */
export function pageHead({
  title,
  siteName,
  description,
  canonical,
  isGone,
  jsonLd = [],
  feed,
}: HeadFacts): HeadEntry[] {
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    isGone ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: canonical },
    ...(feed ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml', title, href: feed }] : []),
    ...jsonLd.map((entry) => ({ 'script:ld+json': entry })),
  ]
}
