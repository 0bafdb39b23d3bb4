import type { SiteConfig } from '#config/site/site-config.ts'
import type { Assumptions } from './repayment.ts'

interface Known {
  readonly priceCents: number
  readonly depositCents?: number | null
  readonly balloonCents?: number | null
  readonly termYears?: number | null
}

/** What an estimate holds for: what the lender says, and what the site says of estimates where it says nothing. */
export function estimateAssumptions(
  { termYears, depositPercent, finalPaymentPercent, creditScore }: SiteConfig['finance']['estimate'],
  known: Known,
): Omit<Assumptions, 'lender'> {
  const { priceCents } = known
  const depositCents = known.depositCents ?? Math.round((priceCents * depositPercent) / 100)
  return {
    lentCents: priceCents - depositCents,
    termYears: known.termYears ?? termYears,
    depositCents,
    finalPaymentCents: known.balloonCents ?? Math.round((priceCents * finalPaymentPercent) / 100),
    creditScore,
  }
}
