import type { CrawledPage } from './collect-pages.ts'

export interface Fault {
  readonly address: string
  readonly what: string
}

/** What is wrong with a site's pages, as far as their HTML tells. */
export function findFaults(origin: string, pages: readonly CrawledPage[]): Fault[] {
  const answered = pages.filter(({ status }) => status === 200)
  const own = answered.filter((page) => isItsOwn(origin, page))
  return [
    ...pages
      .filter(({ status }) => status !== 200)
      .map(({ address, status, from }) => ({ address, what: `answers ${status}; linked from ${from}` })),
    ...answered
      .filter(({ headings }) => headings !== 1)
      .map(({ address, headings }) => ({ address, what: `has ${headings} h1` })),
    ...answered.flatMap(({ address, loneRepayments }) =>
      loneRepayments.map((words) => ({ address, what: `says '${words}' without its rates or the warning` })),
    ),
    ...answered.filter(({ title }) => title === null).map(({ address }) => ({ address, what: 'has no title' })),
    ...answered
      .filter(({ isIndexed, description }) => isIndexed && description === null)
      .map(({ address }) => ({ address, what: 'has no description' })),
    ...(['title', 'description'] as const).flatMap((fact) => shared(fact, own)),
  ]
}

/** A page that points to another as the real one may be called the same. */
const isItsOwn = (origin: string, { address, canonical, isIndexed }: CrawledPage): boolean =>
  isIndexed && (canonical === null || canonical === `${origin}${address}`)

function shared(fact: 'title' | 'description', pages: readonly CrawledPage[]): Fault[] {
  const byText = Map.groupBy(
    pages.filter((page) => page[fact] !== null),
    (page) => page[fact],
  )
  return [...byText]
    .filter(([, alike]) => alike.length > 1)
    .map(([text, [first, ...rest]]) => ({
      address: first!.address,
      what: `shares its ${fact} '${text}'${alsoAt(rest.map(({ address }) => address))}`,
    }))
}

const named = 3
const alsoAt = (addresses: readonly string[]): string =>
  addresses.length === 0
    ? ''
    : `, as ${addresses.slice(0, named).join(', ')}${addresses.length > named ? ` and ${addresses.length - named} more` : ''}`
