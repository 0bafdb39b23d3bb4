import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What says a repayment: the makers of its words, and the words themselves. */
const sayings = [
  /\b(?:repaymentWords|repaymentText|shortAmount|shownFigures|frequencyFacts|assumptionWords)\b/,
  /\/(?:wk|pw|fn|mo|week|fortnight|month)\b(?![/\w.-])/,
  /\bper (?:week|fortnight|month)\b/i,
]

/** Who may: each says all of a repayment that the law wants beside it. */
const printers = new Set([
  'app/finance/repayment.tsx',
  'app/finance/paint-repayment.ts',
  'server/api/finance-quote.ts',
  'server/pdf/draw-repayment.ts',
])
/** In `domain/`, where words are made, only the sentence that says all of it leaves its folder. */
const lawfulElsewhere = /\brepaymentText\b/g

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<![:'"`\w])\/\/.*$/gm, '')
const isPrinting = (source: string): boolean => sayings.some((saying) => saying.test(withoutComments(source)))
const sourcesOf = (...globs: string[]): string[] =>
  globSync(globs).filter((path) => !/\.(?:test|e2e)\.tsx?$|testing-/.test(path))

describe('only <Repayment>, and what it is on paper, prints a repayment [FN-14]', () => {
  it('of all that pages, islands, print and PDF are made of', () => {
    const found = sourcesOf('app/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}').filter((path) =>
      isPrinting(readFileSync(path, 'utf8')),
    )
    expect(found.toSorted()).toEqual([...printers].toSorted())
  })

  it('and what a card is given is a sentence that says all of it', () => {
    const found = sourcesOf('domain/**/*.ts').filter(
      (path) =>
        !path.startsWith('domain/finance/') &&
        // What shoppers type, not what they read.
        !path.startsWith('domain/listings/phrases/') &&
        isPrinting(readFileSync(path, 'utf8').replaceAll(lawfulElsewhere, '')),
    )
    expect(found).toEqual([])
  })

  it.each([
    'const text = `${formatMoney(cents)}/wk`',
    '<p>{amount} per week</p>',
    '<span>$92/mo</span>',
    "'Per fortnight'",
    'shortAmount(cents, frequency)',
    'const { short } = repaymentWords(repayment)',
  ])('%s is noticed', (source) => expect(isPrinting(source)).toBe(true))

  it.each(['// $92/wk', '/** A cost per week. */', "import './week/month.ts'", "'weekly'", '<p>a week</p>'])(
    '%s is not',
    (source) => expect(isPrinting(source)).toBe(false),
  )
})
