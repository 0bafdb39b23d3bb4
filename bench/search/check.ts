import type { Built, Contestant } from './contestant-process.ts'
import { facets, maxFacetValues, sortOf, statistics, type Answer, type FacetCounts, type Query } from './query.ts'
import { referenceAnswer } from './reference.ts'
import { makeStock } from './stock.ts'

interface Expectation {
  query: Query
  /** The same, with every hit. */
  whole: Query
  expected: Answer
}

/** What the reference says to queries of every kind, as many of each. */
export function makeExpectations(size: number, workload: readonly Query[], perKind: number): Expectation[] {
  const cars = makeStock(size)
  const sample = Object.values(Object.groupBy(workload, ({ kind }) => kind)).flatMap((ofKind) =>
    ofKind!.slice(0, perKind),
  )
  return sample.map((query) => {
    const whole = { ...query, limit: size }
    return { query, whole, expected: referenceAnswer(cars, whole) }
  })
}

/** Throws, with what is wrong, when an engine's answers are not those of the reference. */
export async function check(contestant: Contestant, built: Built, expectations: readonly Expectation[]): Promise<void> {
  for (const { query, whole, expected } of expectations) {
    if (query.text && built.byWords === 'other') continue
    const isWide = query.text !== '' && built.byWords === 'more'
    const answer = await contestant.answer(isWide ? whole : query)
    const wrong = isWide ? missingHits(answer, expected) : differences(query, answer, expected, built)
    if (wrong.length > 0)
      throw new Error(`${built.name} answers ${JSON.stringify(query)} wrongly:\n${wrong.slice(0, 5).join('\n')}`)
  }
}

function missingHits(answer: Answer, expected: Answer): string[] {
  const found = new Set(answer.hits.map(({ id }) => id))
  return expected.hits
    .filter(({ id }) => !found.has(id))
    .map(({ id }) => `car ${id} is missing of ${expected.total}; found ${answer.total}`)
}

function differences(query: Query, answer: Answer, expected: Answer, { lacks }: Built): string[] {
  const counted = facets.filter((facet) => facet !== 'status' || !lacks.includes('status facet'))
  const ranged = lacks.includes('stats') ? [] : statistics
  return [
    ...(answer.total === expected.total ? [] : [`total ${answer.total}, not ${expected.total}`]),
    ...counted.flatMap((facet) =>
      wrongCounts(byName(answer.facets[facet] ?? {}), byName(expected.facets[facet]!)).map(
        (each) => `${facet}: ${each}`,
      ),
    ),
    ...ranged.flatMap((name) => {
      const [given, right] = [answer.stats[name], expected.stats[name]]
      return given?.min === right?.min && given?.max === right?.max
        ? []
        : [`${name} ${JSON.stringify(given)}, not ${JSON.stringify(right)}`]
    }),
    ...wrongOrder(query, answer, expected),
  ]
}

/** Ours lists values, so that their order holds for numbers too. */
const byName = (counts: FacetCounts | { value: string; count: number }[]): FacetCounts =>
  Array.isArray(counts) ? Object.fromEntries(counts.map(({ value, count }) => [value, count])) : counts

/** A facet with many values may be cut short, but what it says must be right. */
function wrongCounts(given: FacetCounts, right: FacetCounts): string[] {
  const least = Math.min(maxFacetValues, Object.keys(right).length)
  const count = Object.keys(given).length
  const wrong = Object.entries(given)
    .filter(([value, each]) => each !== right[value])
    .map(([value, each]) => `${value} ${each}, not ${right[value]}`)
  return count < least ? [...wrong, `${count} values, not ${least}`] : wrong
}

/** Equal prices may come in any order, and relevance is each engine's own. */
function wrongOrder(query: Query, answer: Answer, expected: Answer): string[] {
  const { attribute } = sortOf(query)
  if (query.text && attribute === 'rank') return []
  const [given, right] = [answer, expected].map(({ hits }) =>
    hits
      .slice(0, query.limit)
      .map((hit) => hit[attribute])
      .join(),
  )
  return given === right ? [] : [`${attribute} ${given}, not ${right}`]
}
