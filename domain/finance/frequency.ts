/** How often is repaid. */
export const frequencies = ['week', 'fortnight', 'month'] as const
export type Frequency = (typeof frequencies)[number]

interface FrequencyFacts {
  /** Repayments in a year, as they are shown and worked out. */
  readonly perYear: number
  /** Intervals in a year as the National Credit Code counts them: for comparison rates, and for nothing else. */
  readonly codePerYear: number
  readonly abbreviation: string
  /** 'per week': as it is read out. */
  readonly words: string
  /** 'Weekly': as it is chosen. */
  readonly label: string
}

export const frequencyFacts: Readonly<Record<Frequency, FrequencyFacts>> = {
  week: { perYear: 52, codePerYear: 52.18, abbreviation: 'wk', words: 'per week', label: 'Weekly' },
  fortnight: { perYear: 26, codePerYear: 26.09, abbreviation: 'fn', words: 'per fortnight', label: 'Fortnightly' },
  month: { perYear: 12, codePerYear: 12, abbreviation: 'mo', words: 'per month', label: 'Monthly' },
}

export const yearAbbreviation = 'yr'

/** What somebody chose, or nothing that exists. */
export const readFrequency = (text: string | null | undefined): Frequency | null =>
  frequencies.find((each) => each === text) ?? null

/** Repayments over a term; at least one. */
export const periodsIn = (termYears: number, frequency: Frequency): number =>
  Math.max(1, Math.round(termYears * frequencyFacts[frequency].perYear))
