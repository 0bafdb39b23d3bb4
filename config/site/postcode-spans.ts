/** Postcodes from one to another, both included. */
interface PostcodeSpan {
  readonly from: number
  readonly to: number
}

/** '4000' is one postcode, '4000-4179' all between the two. */
export function postcodeSpan(text: string): PostcodeSpan {
  const [from = '', to = from] = text.split('-')
  return { from: Number(from), to: Number(to) }
}

/** Whether any postcode is in two of these. */
export function overlap(texts: readonly string[]): boolean {
  const spans = texts.map(postcodeSpan).toSorted((one, other) => one.from - other.from)
  return spans.some(({ from }, at) => at > 0 && from <= spans[at - 1]!.to)
}
