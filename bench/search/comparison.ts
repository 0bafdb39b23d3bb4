import { own, type ContestantName } from './contestants.ts'
import { speedOf, type RaceResult } from './summary.ts'

type Figure = 'p50' | 'p99' | 'steadyP99'

const times = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })

const ratio = (one: RaceResult, other: RaceResult, figure: Figure): number =>
  speedOf(one)[figure] / speedOf(other)[figure]

/** For one size of stock: our time as a share of the prototypes', and the best of the others' as a multiple of ours. */
export function comparisonOf(results: readonly RaceResult[]): string {
  const find = (key: ContestantName) => results.find((result) => result.key === key)
  const ours = find('ours')
  if (!ours) return ''
  const prototypes = [find('prototype'), find('prototype-wasm')].filter((each) => each !== undefined)
  const others = results.filter(({ key }) => !own.has(key))
  return [
    ...prototypes.map((prototype) => `- ours / ${prototype.built.name}: ${sharesOf(ours, prototype)}`),
    ...(others.length > 0
      ? [`- best of the others / ours: p50 ${bestOf(others, ours, 'p50')}, p99 ${bestOf(others, ours, 'p99')}`]
      : []),
  ].join('\n')
}

function sharesOf(ours: RaceResult, prototype: RaceResult): string {
  const steady = ratio(ours, prototype, 'steadyP99')
  return [
    `p50 ${times(ratio(ours, prototype, 'p50'))}`,
    `p99 ${times(ratio(ours, prototype, 'p99'))}`,
    ...(Number.isNaN(steady) ? [] : [`steady p99 ${times(steady)}`]),
  ].join(', ')
}

/** The best at one figure may not be the best at another. */
function bestOf(others: readonly RaceResult[], ours: RaceResult, figure: Figure): string {
  const best = others.reduce((one, other) => (ratio(one, other, figure) <= 1 ? one : other))
  return `${times(ratio(best, ours, figure))} (${best.built.name})`
}
