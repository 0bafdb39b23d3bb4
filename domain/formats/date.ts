/** A moment as a calendar day in the given zone, dd/MM/yyyy. */
export function formatDate(moment: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('day')}/${part('month')}/${part('year')}`
}

/** Making one costs more than hundreds of its answers. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-AU', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
  formats.set(timeZone, made)
  return made
}

/** A stored calendar day ('2026-02-03', which has no zone) as dd/MM/yyyy. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}

/** A date as it is stamped on a plate, which may be a month only ('2021-03'): '03/2021', or dd/MM/yyyy. */
export const formatPlateDate = (date: string): string => date.split('-').toReversed().join('/')

/** A moment as people are told it: 'Tuesday 24 November, 2:00 pm'. */
export function dayAndTime(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
  return `${day.format(moment).replace(',', '')}, ${time.format(moment).replaceAll(/\s/g, ' ')}`
}
