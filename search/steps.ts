import type { Budget } from './budget.ts'
import type { Columns } from './columns/columns.ts'
import type { Scratch } from './scratch.ts'

/**
 * Work that can be put down between its steps. Each says what the next costs, in units of about a microsecond; none
 * takes longer than a few milliseconds, however large the stock.
 */
export type Steps<Result> = Generator<number, Result, void>

/** Does all the steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

interface Stretch {
  readonly columns: Columns
  /** Memory of their own: other queries run while these steps rest. */
  readonly scratch: Scratch
  readonly budget: Budget
  /** Whether the stock is still as it was: changes are made in place. */
  readonly isCurrent: () => boolean
}

/** Does the steps in parts as the budget has it; undefined if the stock changed in between. */
export async function finishInParts<Result>(
  steps: Steps<Result>,
  { columns, scratch, budget, isCurrent }: Stretch,
): Promise<{ result: Result } | undefined> {
  scratch.meter.tellWithin(budget.slice)
  for (;;) {
    const shared = columns.scratch
    columns.scratch = scratch
    try {
      for (let isDue = false; !isDue; isDue = budget.isDue) {
        const step = steps.next()
        if (step.done) {
          budget.spend(scratch.meter.take())
          return { result: step.value }
        }
        budget.spend(step.value)
      }
    } finally {
      columns.scratch = shared
    }
    await budget.rest()
    if (!isCurrent()) return undefined
  }
}
