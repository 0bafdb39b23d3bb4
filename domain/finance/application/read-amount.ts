/** More than anyone is lent for a vehicle, and far below what a number cannot hold. */
export const mostCents = 10_000_000_000

/** Money as people write it ('$30,000.50', '30000', '1 250'), in cents; null for anything else, negative sums included. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(/^(?:A?\$|AUD)/i, '')
  const [, whole = '', cents = ''] = /^(\d{1,3}(?:,\d{3}){1,4}|\d{1,13})(?:\.(\d{0,2}))?$/.exec(plain) ?? []
  if (whole === '') return null
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** The same as it stands in a field again: '30,000.50', whole dollars without cents. */
export const writtenAmount = (cents: number): string =>
  (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })
