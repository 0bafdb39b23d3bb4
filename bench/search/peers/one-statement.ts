// SQLite and DuckDB count all facets without a choice, and the ranges, in one statement over a result kept for it.
import { singleFacets, statistics, type Answer, type Query } from '../query.ts'
import { freeFacets, rangeFrom } from './sql.ts'

/** One row of it: which facet or range, the value or smallest, the count or largest, how many cars in all. */
export type CountRow = readonly [part: unknown, value: unknown, count: unknown, total: unknown]

const featuresPart = singleFacets.length
const rangePart = featuresPart + 1

export function countStatement(
  query: Query,
  where: string,
  { features, text }: { features: string; text(value: string): string },
): string {
  const free = freeFacets(query)
  const columns = [...new Set(['id', ...free, ...statistics, 'features'])]
  return [
    `with found as materialized (select ${columns.join(', ')} from cars where ${where})`,
    [
      ...free.map(
        (facet) => `select ${singleFacets.indexOf(facet)}, ${text(facet)}, count(*), 0 from found group by ${facet}`,
      ),
      `select ${featuresPart}, ${features}`,
      ...statistics.map(
        (name, at) => `select ${rangePart + at}, ${text(`min(${name})`)}, max(${name}), count(*) from found`,
      ),
    ].join(' union all '),
  ].join(' ')
}

export function readCounts(rows: Iterable<CountRow>, answer: Answer): void {
  for (const [part, value, count, total] of rows) {
    const at = Number(part)
    if (at < featuresPart) answer.facets[singleFacets[at]!]![String(value)] = Number(count)
    else if (at === featuresPart) answer.facets.features![String(value)] = Number(count)
    else {
      answer.stats[statistics[at - rangePart]!] = rangeFrom(value, count)
      answer.total = Number(total)
    }
  }
}
