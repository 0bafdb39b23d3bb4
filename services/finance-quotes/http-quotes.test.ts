import { expect, it } from 'vitest'
import { HttpQuotes } from './http-quotes.ts'

const asked = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, year: 2021 }

it.each([
  ['http://lender.example/', 'not https'],
  ['https://127.0.0.1/', 'inside a network'],
  ['https://169.254.169.254/latest', 'inside a network'],
  ['https://localhost/', 'inside a network'],
])('a lender at %s is not asked outside a demo [CA-04]', async (url, reason) => {
  const asking = new HttpQuotes({ isOpen: false }).ask({ url, apiKey: null }, asked, new AbortController().signal)
  await expect(asking).rejects.toThrow(reason)
})
