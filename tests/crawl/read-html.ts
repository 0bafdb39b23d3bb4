import { loneRepayments } from './lone-repayments.ts'

/** What a crawler takes from a page. */
export interface PageFacts {
  readonly title: string | null
  readonly description: string | null
  readonly headings: number
  /** The page's own word for its address. */
  readonly canonical: string | null
  readonly isIndexed: boolean
  /** Of header, menus and footer: what stands around every page. */
  readonly frameLinks: readonly string[]
  readonly mainLinks: readonly string[]
  /** Repayments that stand without what the law wants beside them. */
  readonly loneRepayments: readonly string[]
}

/** Reads a page as our own server writes it; no parser is needed for that. */
export function readHtml(html: string): PageFacts {
  const page = html.replaceAll(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
  const head = /<head>[\s\S]*<\/head>/.exec(page)?.[0] ?? ''
  const main = /<main\b[\s\S]*<\/main>/.exec(page)?.[0] ?? ''
  return {
    title: text(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    description: text(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]),
    headings: page.match(/<h1[\s>]/g)?.length ?? 0,
    canonical: text(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(page),
    frameLinks: linksIn(page.replace(main, '')),
    mainLinks: linksIn(main),
    loneRepayments: loneRepayments(page),
  }
}

/** The addresses a sitemap or the index of one names. */
export const readSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => decoded(address!))

/** Without those that lead to no page: a file, a paper, a report. */
const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b(?![^>]*?\srel="[^"]*nofollow)[^>]*?\shref="([^"]*)"/g)].map(([, href]) => decoded(href!)),
  ),
]

const text = (written: string | undefined): string | null => decoded(written ?? '').trim() || null

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
}
const decoded = (written: string): string =>
  written.replaceAll(/&(amp|lt|gt|quot|apos|#x27|#39);/g, (_, name: string) => signs[name]!)
