import { sharedPicture } from '../content/open-graph.ts'

interface Facts {
  readonly post: {
    readonly heading: string
    readonly image: string | null
    readonly date: string
    readonly updatedAt: Date
  }
  readonly summary: string
  readonly canonical: string
  readonly siteName: string
  readonly origin: string
}

/** A post for machines: nothing but what its page says. */
export function articleLd({ post: { heading, image, date, updatedAt }, summary, canonical, siteName, origin }: Facts) {
  const who = { '@type': 'Organization', name: siteName, url: `${origin}/` }
  const changed = updatedAt.toISOString().slice(0, 10)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading.slice(0, 110),
    ...(summary && { description: summary }),
    ...(image && { image: [sharedPicture(image, origin)] }),
    datePublished: date,
    // Seeds and imports write a row after its own day; nothing is changed before it is published.
    dateModified: changed > date ? changed : date,
    author: who,
    publisher: who,
    mainEntityOfPage: canonical,
  }
}
