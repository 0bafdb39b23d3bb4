import { filterError } from '../search-error.ts'
import type { Filter, FilterInput } from './filter.ts'
import { parseCondition } from './parse-condition.ts'
import { TokenReader } from './token-reader.ts'

/** Bounds that no honest filter reaches, so that none is expensive to read. */
const longest = 32_768
const deepest = 64
const mostConditions = 2_000

/** Reads a filter; undefined where there is none. */
export function parseFilter(input: FilterInput | null | undefined): Filter | undefined {
  if (input === null || input === undefined) return undefined
  const filter = parseInput(input)
  if (filter && conditionsOf(filter) > mostConditions)
    throw filterError(`A filter has at most ${mostConditions} conditions and values.`, '', 0, 0)
  return filter
}

function parseInput(input: FilterInput): Filter | undefined {
  if (lengthOf(input) > longest) throw filterError(`A filter has at most ${longest} characters.`, '', 0, 0)
  if (typeof input === 'string') return parseText(input)
  const parts = input.flatMap((part) => {
    const read =
      typeof part === 'string'
        ? parseText(part)
        : joined(
            'or',
            part.flatMap((text) => parseText(text) ?? []),
          )
    return read ?? []
  })
  return joined('and', parts)
}

function lengthOf(input: string | readonly (string | readonly string[])[]): number {
  if (typeof input === 'string') return input.length
  let length = 0
  for (let at = 0; at < input.length; at++) length += lengthOf(input[at]!)
  return length
}

/** How many conditions a filter has; each value of a list and each corner counts as one. */
function conditionsOf(filter: Filter): number {
  if (filter.type === 'and' || filter.type === 'or')
    return filter.parts.reduce((sum, part) => sum + conditionsOf(part), 0)
  if (filter.type === 'not') return conditionsOf(filter.part)
  if (filter.type === 'polygon') return filter.corners.length
  return filter.type === 'condition' && filter.test.is === 'in' ? filter.test.values.length : 1
}

const joined = (type: 'and' | 'or', parts: readonly Filter[]): Filter | undefined =>
  parts.length > 1 ? { type, parts } : parts[0]

function parseText(text: string): Filter | undefined {
  if (text.trim() === '') return undefined
  const reader = new TokenReader(text)
  const filter = parseAlternatives(reader, 0)
  if (!reader.atEnd) throw reader.error(`Found unexpected characters at the end of the filter: \`${reader.rest}\`.`)
  return filter
}

function parseAlternatives(reader: TokenReader, depth: number): Filter {
  const parts = [parseAll(reader, depth)]
  while (reader.takeKeyword('OR')) parts.push(parseAll(reader, depth))
  return joined('or', parts)!
}

function parseAll(reader: TokenReader, depth: number): Filter {
  const parts = [parseOne(reader, depth)]
  while (reader.takeKeyword('AND')) parts.push(parseOne(reader, depth))
  return joined('and', parts)!
}

function parseOne(reader: TokenReader, depth: number): Filter {
  if (depth > deepest) throw reader.error('The filter is nested too deeply.')
  if (reader.takeKeyword('NOT')) return { type: 'not', part: parseOne(reader, depth + 1) }
  if (!reader.takeSign('(')) return parseCondition(reader)
  const inner = parseAlternatives(reader, depth + 1)
  if (!reader.takeSign(')')) throw reader.error('Expression is missing the closing parenthesis `)`.')
  return inner
}
