/** What driving is worked out from: litres or kilowatt-hours, and what one of them costs. */
export interface RunningCost {
  kmPerWeek: number
  usePer100Km: number
  centsPerUnit: number
}

/** The cost of a week in cents: distance / 100 × consumption × price. */
export const weeklyCents = ({ kmPerWeek, usePer100Km, centsPerUnit }: RunningCost): number =>
  (kmPerWeek / 100) * usePer100Km * centsPerUnit

/** What an electric vehicle uses, by how far its battery takes it; null where either is unknown. */
export function kwhPer100Km({
  batteryKwh,
  rangeKm,
}: {
  batteryKwh: number | null
  rangeKm: number | null
}): number | null {
  return batteryKwh && rangeKm ? Math.round((batteryKwh / rangeKm) * 1000) / 10 : null
}

/** Within what a figure is believed; in the names of the form's fields. */
export const askedBounds = {
  week_km: { min: 0, max: 5_000, step: 10 },
  use: { min: 0, max: 100, step: 0.1 },
  unit_price: { min: 0, max: 20, step: 0.01 },
} as const
export type AskedName = keyof typeof askedBounds

/** A figure somebody typed; null where it is none, or none that is believed. */
export function readFigure(name: AskedName, text: string | null): number | null {
  if (text === null || !/^\s*\d{1,6}(?:\.\d{1,4})?\s*$/.test(text)) return null
  const { min, max } = askedBounds[name]
  const figure = Number(text)
  return figure >= min && figure <= max ? figure : null
}
