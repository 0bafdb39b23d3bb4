import { occasions, type Shifts } from './layout-shift.ts'
import type { FirstPaint } from './first-paint.ts'
import type { Home } from './homes.ts'
import type { PressCost } from './press-cost.ts'

export interface Measured {
  /** 'southbank, phone'. */
  name: string
  local: number[]
  server: number[]
  costs: PressCost[]
  shifts: Shifts[]
  ours: FirstPaint[]
  still: FirstPaint[]
}

const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)
const percentile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
const median = (values: readonly number[]): number => percentile(values, 0.5)
const ms = (value: number): string => (Number.isNaN(value) ? '–' : String(Math.round(value)))
const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
/** What was not measured in a run has no table. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.every(([, figure = 'NaN']) => /^–|NaN/.test(figure))
    ? []
    : [[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')]

const ratio = (ours: readonly FirstPaint[], still: readonly FirstPaint[]): string =>
  still.length === 0 ? '–' : median(ours.map(({ lcp }, round) => lcp / still[round]!.lcp)).toFixed(2)

/** How a commit's presses are to those of the other, with a copy and from the server. */
function toBefore(all: readonly Measured[], name: string): string {
  const ours = all.find((each) => each.name === name)!
  const before = all.find((each) => each.name === `${name}, before`)
  if (!before) return '–'
  const to = (kind: 'local' | 'server') => median(ours[kind].map((taken, at) => taken / before[kind][at]!)).toFixed(2)
  return `${to('local')}, ${to('server')}`
}

/** The same for what presses cost: until the paint, and with what follows it. */
function costToBefore(all: readonly Measured[], name: string): string {
  const ours = all.find((each) => each.name === name)!
  const before = all.find((each) => each.name === `${name}, before`)
  if (!before) return '–'
  const to = (cost: (each: PressCost) => number) =>
    median(ours.costs.map((each, at) => cost(each) / cost(before.costs[at]!))).toFixed(2)
  return `${to(({ untilPainted }) => untilPainted)}, ${to(whole)}`
}

const whole = ({ untilPainted, after }: PressCost): number => untilPainted + after

/** The measurements as they stand in docs/benchmarks/listing.md. */
export function report(all: readonly Measured[], homes: readonly Home[], rounds: number): string {
  return [
    ...table(
      [
        'from a press to painted results, ms',
        'own copy of the stock, p50',
        'p75',
        'from the server, p50',
        'p75',
        'presses each',
        'to before',
      ],
      all.map(({ name, local, server }) => [
        name,
        ms(median(local)),
        ms(percentile(local, 0.75)),
        ms(median(server)),
        ms(percentile(server, 0.75)),
        String(server.length),
        toBefore(all, name),
      ]),
    ),
    ...table(
      [
        'a press on the page’s own thread, ms of its processor',
        'until painted',
        'and after',
        'presses each',
        'to before',
      ],
      all.map(({ name, costs }) => [
        name,
        median(costs.map(({ untilPainted }) => untilPainted)).toFixed(1),
        median(costs.map(whole)).toFixed(1),
        String(costs.length),
        costToBefore(all, name),
      ]),
    ),
    ...table(
      ['layout shift, median (counting what follows a press)', ...occasions],
      all.map(({ name, shifts }) => [
        name,
        ...occasions.map(
          (when) =>
            `${median(shifts.map((each) => each[when].scored)).toFixed(3)} (${median(shifts.map((each) => each[when].everything)).toFixed(3)})`,
        ),
      ]),
    ),
    ...table(
      [
        'first visit',
        'LCP, ms',
        'the same bytes without a program, ms',
        'ratio',
        'scripts with headers, kB',
        'HTML with headers, kB',
      ],
      all.map(({ name, ours, still }) => [
        name,
        ms(median(ours.map(({ lcp }) => lcp))),
        ms(median(still.map(({ lcp }) => lcp))),
        ratio(ours, still),
        kB(median(ours.map(({ scriptBytes }) => scriptBytes))),
        kB(median(ours.map(({ htmlBytes }) => htmlBytes))),
      ]),
    ),
    ...table(
      ['first visit to a home page', 'LCP, ms', 'before, ms', 'ratio'],
      homes.map(({ site, ours, before }) => [
        site,
        ms(median(ours.map(({ lcp }) => lcp))),
        ms(median(before.map(({ lcp }) => lcp))),
        ratio(ours, before),
      ]),
    ),
    `Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
  ].join('\n\n')
}
