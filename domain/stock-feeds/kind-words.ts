import type { Reading } from './read-value.ts'

/** What feeds write of a motorcycle that learners may or may not ride; of what is not known they may ride none. */
export const learnerWords = {
  yes: true,
  lams: true,
  lams_approved: true,
  learner_approved: true,
  learner_legal: true,
  y: true,
  true: true,
  1: true,
  no: false,
  not_lams: false,
  non_lams: false,
  full_power: false,
  unrestricted: false,
  n: false,
  false: false,
  0: false,
  unknown: null,
  tba: null,
  tbc: null,
  'n/a': null,
} as const satisfies Record<string, boolean | null>

const cabs: readonly (readonly [RegExp, string])[] = [
  [/crew.?cab/i, 'Crew Cab'],
  [/(?:dual|double|twin).?cab|\bd[/.]?cab\b/i, 'Dual Cab'],
  [/(?:extra|extended|space|king|super|club|freestyle|smart).?cab/i, 'Extra Cab'],
  [/(?:single|regular|standard).?cab/i, 'Single Cab'],
]

/** The cab a text names, by the words shoppers use; makers have many for the same. */
export const cabIn = (text: string): string | null => cabs.find(([pattern]) => pattern.test(text))?.[1] ?? null

const axleWords: readonly (readonly [RegExp, number])[] = [
  [/\bsingle\b/i, 1],
  [/\b(?:tandem|dual|twin|double)\b/i, 2],
  [/\btri(?:ple|dem)?\b/i, 3],
]

/** How many axles a text tells: '2', 'Tandem axle'; '6x4' has six wheels, two on each. */
export function axlesIn(text: string): number | null {
  const [, wheels] = /\b(4|6|8|10)\s?x\s?\d\b/i.exec(text) ?? []
  if (wheels !== undefined) return Number(wheels) / 2
  const [, number] = /^(\d{1,2})(?:\s*axles?)?$/i.exec(text.trim()) ?? []
  return number === undefined ? (axleWords.find(([pattern]) => pattern.test(text))?.[1] ?? null) : Number(number)
}

export function readAxles(text: string): Reading<number> {
  const value = axlesIn(text)
  return value !== null && value <= 10
    ? { value }
    : { problem: 'must be a number of axles up to 10, or single, tandem or tri.' }
}
