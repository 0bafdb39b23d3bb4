import { addressAt } from './main-origin.ts'

/** An address a crawler should know. */
export interface SitemapEntry {
  readonly path: string
  /** When what stands there last changed, where that is known. */
  readonly changed?: Date
}

/** One file of a sitemap. */
export interface SitemapPart {
  readonly path: string
  readonly entries: readonly SitemapEntry[]
}

/** The most addresses the protocol allows a file (sitemaps.org/protocol.html). */
const mostPerPart = 50_000

/**
 * The entries of each kind in files small enough; a kind without entries has none. They lie beside the index, since a
 * sitemap speaks only of what lies below its own folder.
 */
export function sitemapParts(
  kinds: Readonly<Record<string, readonly SitemapEntry[]>>,
  most = mostPerPart,
): SitemapPart[] {
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    Array.from({ length: Math.ceil(entries.length / most) }, (_, at) => ({
      path: `/sitemap-${kind}-${at + 1}.xml`,
      entries: entries.slice(at * most, (at + 1) * most),
    })),
  )
}

/** What /sitemap.xml says: where the parts are. */
export const sitemapIndexXml = (origin: string, parts: readonly Pick<SitemapPart, 'path'>[]): string =>
  documentOf(
    'sitemapindex',
    parts.map(({ path }) => `<sitemap><loc>${addressIn(origin, path)}</loc></sitemap>`),
  )

export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  documentOf(
    'urlset',
    entries.map(
      ({ path, changed }) =>
        `<url><loc>${addressIn(origin, path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
    ),
  )

function documentOf(element: string, lines: readonly string[]): string {
  const start = `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, `</${element}>`, ''].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const addressIn = (origin: string, path: string): string =>
  addressAt(origin, path).replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
