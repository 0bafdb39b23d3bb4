// On the server only: not every browser has Temporal, and a page shows what the server knew until it changes.

/** How long ago, in words that hold until `changesAt`. */
interface TimeAgo {
  readonly text: string
  readonly changesAt: Date
}

/** How long ago a day was, as people say it, in a zone; it changes at a midnight there. */
export function timeAgo(day: string, now: Date, timeZone: string): TimeAgo {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const then = Temporal.PlainDate.from(day)
  const text = agoWords(then, today)
  let next = today.add({ days: 1 })
  // Days are worded one by one, months and years by the thirty: there are few to look through.
  while (agoWords(then, next) === text) next = next.add({ days: 1 })
  return { text, changesAt: new Date(next.toZonedDateTime({ timeZone }).epochMilliseconds) }
}

function agoWords(then: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const days = then.until(today).days
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  const { years, months } = then.until(today, { largestUnit: 'years' })
  if (years > 0) return counted(years, 'year')
  return months > 0 ? counted(months, 'month') : counted(Math.floor(days / 7), 'week')
}

const counted = (count: number, unit: string): string => (count === 1 ? `a ${unit} ago` : `${count} ${unit}s ago`)
