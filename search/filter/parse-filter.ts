import { filterError } from '../search-error.ts'
import type { Filter, FilterInput } from './filter.ts'
import { parseCondition } from './parse-condition.ts'
import { TokenReader } from './token-reader.ts'

/** Bounds that no honest filter reaches, so that none is expensive to read. */
const longest = 8_192
const deepest = 64
const mostParts = 512

/** Reads a filter; undefined where there is none. */
export function parseFilter(input: FilterInput | null | undefined): Filter | undefined {
  if (input === null || input === undefined) return undefined
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
  if (input.length > mostParts) throw filterError(`A filter has at most ${mostParts} parts.`, '', 0, 0)
  return joined('and', parts)
}

const joined = (type: 'and' | 'or', parts: readonly Filter[]): Filter | undefined =>
  parts.length > 1 ? { type, parts } : parts[0]

function parseText(text: string): Filter | undefined {
  if (text.trim() === '') return undefined
  if (text.length > longest)
    throw filterError(`A filter has at most ${longest} characters.`, text.slice(0, 80), longest, longest)
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
