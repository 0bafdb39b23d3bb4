import type { SiteConfig } from '#config/site/site-config.ts'
import { formatNumber } from '../formats/amounts.ts'
import { statutoryWarranty, type WarrantyCase } from './statutory-warranty.ts'

type WarrantySubject = Omit<WarrantyCase, 'state'> & { state: WarrantyCase['state'] | null }

/** What an advertisement must say in some states. */
export const noWarranty = 'Sold without statutory warranty'

/** What covers a vehicle, a sentence each: the maker's warranty, the dealer's protection, what the law gives. */
export function warrantyLines(subject: WarrantySubject, warranty: SiteConfig['warranty']): string[] {
  const { standardYears, mechanicalYears } = warranty
  return [
    standardYears === null ? null : standardLine(subject.carType, standardYears),
    mechanicalYears === null ? null : `${mechanicalYears} year mechanical protection`,
    statutoryLine(subject, warranty),
  ].filter((line) => line !== null)
}

/** What is left of a used vehicle's warranty is in its own papers. */
function standardLine(carType: WarrantyCase['carType'], years: number): string | null {
  if (carType === 'used') return null
  return carType === 'new' ? `${years} year standard warranty` : `Balance of the ${years} year standard warranty`
}

function statutoryLine(
  { state, ...subject }: WarrantySubject,
  { statutory, statutoryText }: SiteConfig['warranty'],
): string | null {
  const cover = statutory && state ? statutoryWarranty({ ...subject, state }) : null
  if (cover === null) return null
  if (cover === 'none') return noWarranty
  const { months, km } = cover
  return (
    statutoryText ??
    `Statutory warranty (${state}): ${months} ${months === 1 ? 'month' : 'months'} or ${formatNumber(km)} km, whichever comes first`
  )
}
