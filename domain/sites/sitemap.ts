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

/** What /sitemap.xml says: where the parts are, and when what stands in one last changed, where all of it says so. */
export const sitemapIndexXml = (origin: string, parts: readonly SitemapPart[]): string =>
  documentOf(
    'sitemapindex',
    parts.map(
      ({ path, entries }) =>
        `<sitemap><loc>${addressIn(origin, path)}</loc>${changedAt(lastChange(entries))}</sitemap>`,
    ),
  )

export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  documentOf(
    'urlset',
    entries.map(({ path, changed }) => `<url><loc>${addressIn(origin, path)}</loc>${changedAt(changed)}</url>`),
  )

const changedAt = (changed: Date | undefined): string => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '')

/** One entry that does not say may have changed since. */
function lastChange(entries: readonly SitemapEntry[]): Date | undefined {
  const times = entries.map(({ changed }) => changed?.getTime() ?? Infinity)
  const last = times.reduce((latest, time) => Math.max(latest, time), 0)
  return Number.isFinite(last) && entries.length > 0 ? new Date(last) : undefined
}

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
