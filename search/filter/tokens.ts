import { filterError } from '../search-error.ts'

export interface Token {
  readonly kind: 'word' | 'quoted' | 'sign' | 'end'
  readonly text: string
  readonly start: number
  readonly end: number
}

const space = /\s*/y
const sign = /!=|>=|<=|[=<>()[\],]/y
const bare = /[^\s=!<>()[\],"'&|]+/y

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Cuts a filter's text into words, quoted values and signs. */
export function tokens(filter: string): Token[] {
  const list: Token[] = []
  let at = 0
  for (;;) {
    at += matchAt(space, filter, at)!.length
    if (at >= filter.length) return [...list, { kind: 'end', text: '', start: at, end: at }]
    const found = nextToken(filter, at)
    list.push(found)
    at = found.end
  }
}

function nextToken(filter: string, start: number): Token {
  const mark = filter[start]!
  if (mark === '"' || mark === "'") return readQuoted(filter, start, mark)
  const signText = matchAt(sign, filter, start)
  if (signText) return { kind: 'sign', text: signText, start, end: start + signText.length }
  const word = matchAt(bare, filter, start)
  if (word) return { kind: 'word', text: word, start, end: start + word.length }
  throw filterError(`Unexpected character \`${mark}\`: put the value in quotes.`, filter, start, start + 1)
}

function readQuoted(filter: string, start: number, mark: string): Token {
  let text = ''
  for (let at = start + 1; at < filter.length; at++) {
    const character = filter[at]!
    if (character === mark) return { kind: 'quoted', text, start, end: at + 1 }
    if (character === '\\' && at + 1 < filter.length) text += filter[++at]!
    else text += character
  }
  throw filterError(`Expression \`${filter.slice(start)}\` is missing the closing quote \`${mark}\`.`, filter, start, filter.length)
}
