import type { MetaDescriptor } from 'react-router'
import { graphTags } from '#domain/content/open-graph.ts'

interface Described {
  readonly title: string
  readonly siteName: string
  readonly description: string
  readonly canonical: string
  /** What it says of itself to machines besides. */
  readonly jsonLd?: readonly object[]
}

/** What a page says of itself in its head; nothing where it could not be opened. What networks read, the server alone writes. */
export const pageMeta = (page: Described | undefined, picture: string | null = null): MetaDescriptor[] =>
  page
    ? [
        { title: `${page.title} | ${page.siteName}` },
        { name: 'description', content: page.description },
        { tagName: 'link', rel: 'canonical', href: page.canonical },
        ...(import.meta.env.SSR ? graphTags({ ...page, url: page.canonical, picture }) : []),
        ...(page.jsonLd ?? []).map((entry) => ({ 'script:ld+json': entry })),
      ]
    : []
