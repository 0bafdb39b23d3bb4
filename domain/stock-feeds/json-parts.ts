/** Where a value stands in a JSON text; without an end when the text stops inside it. */
export type JsonPart = { start: number; end: number | undefined }

/** The elements of the array that opens at `open`, found without parsing them, so that each keeps its place. */
export function* arrayParts(text: string, open: number): Generator<JsonPart> {
  let at = skipSpace(text, open + 1)
  if (text[at] === ']') return
  while (at < text.length) {
    const end = skipValue(text, at)
    yield { start: at, end }
    if (end === undefined) return
    at = skipSpace(text, end)
    if (text[at] === ']') return
    if (text[at] === ',') at = skipSpace(text, at + 1)
    else if (at < text.length) yield { start: at, end: at }
  }
  yield { start: text.length, end: undefined }
}

/** Where the value of the named member of the object at `open` starts. */
export function findMember(text: string, open: number, name: string): number | undefined {
  let at = skipSpace(text, open + 1)
  while (text[at] === '"') {
    const keyEnd = skipValue(text, at)
    const colon = skipSpace(text, keyEnd ?? text.length)
    if (text[colon] !== ':') return undefined
    const value = skipSpace(text, colon + 1)
    if (text.slice(at, keyEnd) === JSON.stringify(name)) return value
    const comma = skipSpace(text, skipValue(text, value) ?? text.length)
    if (text[comma] !== ',') return undefined
    at = skipSpace(text, comma + 1)
  }
  return undefined
}

/** The position after the value at `start`, or nothing when the text ends before it does. */
export function skipValue(text: string, start: number): number | undefined {
  const first = text[start]
  if (first === '"') return skipString(text, start)
  if (first === '{' || first === '[') return skipNested(text, start)
  const end = find(/[,\]}\s]/g, text, start)
  return end === -1 ? undefined : end
}

/** The position of the first character from `at` on that is not white space. */
export function skipSpace(text: string, at: number): number {
  const next = find(/\S/g, text, at)
  return next === -1 ? text.length : next
}

function skipNested(text: string, start: number): number | undefined {
  let depth = 0
  for (let at: number | undefined = start; at !== undefined && at !== -1; at = find(/["{}[\]]/g, text, at)) {
    if (text[at] === '"') {
      at = skipString(text, at)
      if (at === undefined) return undefined
      continue
    }
    depth += text[at] === '{' || text[at] === '[' ? 1 : -1
    at++
    if (depth === 0) return at
  }
  return undefined
}

function skipString(text: string, start: number): number | undefined {
  for (let at = find(/["\\]/g, text, start + 1); at !== -1; at = find(/["\\]/g, text, at + 2)) {
    if (text[at] === '"') return at + 1
  }
  return undefined
}

function find(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}
