/** What may be typed, dragged to or found in an address: least, most, the step of a slider, and what it opens with. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
}

/** The nearest value within a range; what is no number becomes what it opens with. */
export const clamp = (value: number, { min, max, initial }: Omit<Range, 'step'>): number =>
  Number.isNaN(value) ? clamp(initial, { min, max, initial: min }) : Math.min(max, Math.max(min, value))

// A sign, a dollar, digits with or without commas or spaces between thousands, decimals, and at most a per cent.
const written = /^([-−]?)\s*\$?\s*([-−]?)(\d+|\d{1,3}(?:[, ]\d{3})+)?(?:\.(\d*))?\s*%?$/

/** A figure as people write it: '$30,000.50', '7.5%'. NaN where it is none; one of any length is some number. */
export function readTyped(text: string | null | undefined): number {
  const found = written.exec(text?.trim() ?? '')
  if (!found) return Number.NaN
  const [, before, after, whole = '', decimals = ''] = found
  // Without a digit this is '.', which is no number either.
  const figure = Number(`${whole.replaceAll(/[, ]/g, '')}.${decimals}`)
  return before || after ? -figure : figure
}

/** Typed dollars in whole cents. */
export const readTypedCents = (text: string | null | undefined): number => Math.round(readTyped(text) * 100)
