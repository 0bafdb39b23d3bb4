import { shownCents } from '../price.ts'
import { regoText } from '../vehicle-page.ts'
import { isInStock } from '../vehicle-status.ts'
import { noWarranty, warrantyLines } from '../warranty.ts'
import type { BodySection, BodySource } from './body-source.ts'

interface Warranty {
  lines: readonly string[]
  /** Said of what the law gives no warranty, where that must be said. */
  without: string | null
  papers: readonly { label: string; value: string }[]
}

/** What covers it, and the papers a buyer may ask for. */
export const warranty: BodySection<Warranty> = (ctx, source) => {
  const { vehicle, record, location, config, today } = source
  const { state, itemType, carType, year, km, priceCents } = vehicle
  const subject = {
    itemType,
    carType,
    year,
    km,
    today,
    state: state ?? location?.address?.state ?? null,
    buildDate: record?.buildDate ?? null,
    priceCents: shownCents(priceCents),
  }
  const told = isInStock(vehicle.status) && record ? warrantyLines(subject, config.warranty) : []
  // A warranty by age may be another one tomorrow.
  if (told.length > 0) ctx.fresh.until(nextDay(source))
  const papers = [
    { label: 'Registration', value: record?.regplate },
    { label: 'Rego', value: record?.regoExpiry && regoText(record.regoExpiry, today) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  const lines = told.filter((line) => line !== noWarranty)
  if (told.length + papers.length === 0) return null
  return { lines, without: told.find((line) => line === noWarranty) ?? null, papers }
}

function nextDay({ today, location }: BodySource): Date {
  const day = Temporal.PlainDate.from(today).add({ days: 1 })
  return new Date(day.toZonedDateTime(location?.timeZone ?? 'Australia/Sydney').epochMilliseconds)
}
