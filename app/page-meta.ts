import type { MetaDescriptor } from 'react-router'

interface Described {
  readonly title: string
  readonly siteName: string
  readonly description: string
  readonly canonical: string
  /** What it says of itself to machines besides. */
  readonly jsonLd?: readonly object[]
}

/** What a page says of itself in its head; nothing where it could not be opened. */
export const pageMeta = (page: Described | undefined): MetaDescriptor[] =>
  page
    ? [
        { title: `${page.title} | ${page.siteName}` },
        { name: 'description', content: page.description },
        { tagName: 'link', rel: 'canonical', href: page.canonical },
        ...(page.jsonLd ?? []).map((entry) => ({ 'script:ld+json': entry })),
      ]
    : []
