import type { CrawledPage } from './collect-pages.ts'

export interface Fault {
  readonly address: string
  readonly what: string
}

/** What is wrong with a site's pages, as far as their HTML tells. */
export function findFaults(origin: string, pages: readonly CrawledPage[]): Fault[] {
  const answered = pages.filter(({ status }) => status === 200)
  return [
    ...pages
      .filter(({ status }) => status !== 200)
      .map(({ address, status, from }) => ({ address, what: `answers ${status}; linked from ${from}` })),
    ...answered
      .filter(({ headings }) => headings !== 1)
      .map(({ address, headings }) => ({ address, what: `has ${headings} h1` })),
    ...answered.filter(({ title }) => title === null).map(({ address }) => ({ address, what: 'has no title' })),
    ...sharedTitles(answered.filter((page) => isItsOwn(origin, page))),
  ]
}

/** Notes rather than faults: what is known to be missing. */
export function findNotes(pages: readonly CrawledPage[]): Fault[] {
  const bare = pages.filter(({ status, isIndexed, hasDescription }) => status === 200 && isIndexed && !hasDescription)
  const [first, ...rest] = bare.map(({ address }) => address)
  return first === undefined ? [] : [{ address: first, what: `has no description${alsoAt(rest)}` }]
}

/** A page that points to another as the real one may be called the same. */
const isItsOwn = (origin: string, { address, canonical, isIndexed }: CrawledPage): boolean =>
  isIndexed && (canonical === null || canonical === `${origin}${address}`)

function sharedTitles(pages: readonly CrawledPage[]): Fault[] {
  const byTitle = Map.groupBy(
    pages.filter(({ title }) => title !== null),
    ({ title }) => title,
  )
  return [...byTitle]
    .filter(([, alike]) => alike.length > 1)
    .map(([title, [first, ...rest]]) => ({
      address: first!.address,
      what: `shares its title '${title}'${alsoAt(rest.map(({ address }) => address))}`,
    }))
}

const named = 3
const alsoAt = (addresses: readonly string[]): string =>
  addresses.length === 0
    ? ''
    : `, as ${addresses.slice(0, named).join(', ')}${addresses.length > named ? ` and ${addresses.length - named} more` : ''}`
