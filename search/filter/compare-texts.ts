import type { Columns } from '../columns/columns.ts'
import { normalize } from '../text/normalize.ts'
import type { RangeTest } from './compare-numbers.ts'
import { isNumber, type Condition } from './filter.ts'

/** The range a condition asks for, if it is one of names, such as from A to F: bounds that are numbers are compared as numbers. */
export function textRange({ schema }: Columns, { attribute, test }: Condition): RangeTest | undefined {
  if (schema.attributes[attribute]?.kind === 'number') return undefined
  if (test.is === 'between') return isNumber(test.from) && isNumber(test.to) ? undefined : test
  const isRange = test.is === 'compare' && test.operator !== '=' && test.operator !== '!='
  return isRange && !isNumber(test.value) ? test : undefined
}

/** Whether a text lies in the range, without regard to case and accents. */
export function textRangeTest(test: RangeTest): (normal: string) => boolean {
  if (test.is === 'between') {
    const [from, to] = [normalize(test.from), normalize(test.to)]
    return (text) => text !== '' && text >= from && text <= to
  }
  const bound = normalize(test.value)
  switch (test.operator) {
    case '>':
      return (text) => text > bound
    case '>=':
      return (text) => text !== '' && text >= bound
    case '<':
      return (text) => text !== '' && text < bound
    default:
      return (text) => text !== '' && text <= bound
  }
}
