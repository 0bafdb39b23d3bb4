import type { AustralianState } from '#db/value-sets.ts'

/** Each state's time zone and the name it gives a dealer’s licence. */
export const states: Record<AustralianState, { timeZone: string; licenceLabel: string }> = {
  QLD: { timeZone: 'Australia/Brisbane', licenceLabel: 'Dealer licence' },
  NSW: { timeZone: 'Australia/Sydney', licenceLabel: 'MD' },
  VIC: { timeZone: 'Australia/Melbourne', licenceLabel: 'LMCT' },
  SA: { timeZone: 'Australia/Adelaide', licenceLabel: 'LVD' },
  WA: { timeZone: 'Australia/Perth', licenceLabel: 'DL' },
  TAS: { timeZone: 'Australia/Hobart', licenceLabel: 'Dealer licence' },
  ACT: { timeZone: 'Australia/Sydney', licenceLabel: 'Dealer licence' },
  NT: { timeZone: 'Australia/Darwin', licenceLabel: 'Dealer licence' },
}
