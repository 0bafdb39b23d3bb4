/** A time that can be booked. */
export interface FreeSlot {
  /** What is sent: the location's own time, '2026-06-20T10:30'. */
  readonly slot: string
  /** '10:30 am' */
  readonly label: string
  /** With its offset from universal time. */
  readonly at: string
}

/** A day on which a location has test drives, with those that are free. */
export interface SlotDay {
  /** '2026-06-20' */
  readonly date: string
  /** 'Saturday 20 June' */
  readonly label: string
  /** Open, and every time taken. */
  readonly full: boolean
  readonly slots: readonly FreeSlot[]
}

export const hasFreeSlot = (days: readonly SlotDay[]): boolean => days.some(({ slots }) => slots.length > 0)

/** Those that come after a time that was wanted, by day; where none do, the first there are. */
export function nextFree(days: readonly SlotDay[], wanted: string, most: number): SlotDay[] {
  const free = days.flatMap(({ slots }) => slots)
  const after = free.filter(({ slot }) => slot > wanted)
  const chosen = new Set((after.length > 0 ? after : free).slice(0, most).map(({ slot }) => slot))
  return days.flatMap((day) => {
    const slots = day.slots.filter(({ slot }) => chosen.has(slot))
    return slots.length > 0 ? [{ ...day, slots }] : []
  })
}

/** What is said to whoever comes second. */
export function takenWords(days: readonly SlotDay[]): string {
  const free = days.flatMap(({ label, slots }) => slots.map((slot) => `${label}, ${slot.label}`))
  return free.length > 0
    ? `That time has just gone. Free next: ${free.slice(0, 3).join('; ')}.`
    : 'That time has just gone, and no other is free. Tell us when would suit you.'
}

/** 'Saturday 10:30 am'; with the date where an earlier Saturday is offered too. Null where the time is not. */
export function slotWords(days: readonly SlotDay[], slot: string): string | null {
  const at = days.findIndex(({ slots }) => slots.some((each) => each.slot === slot))
  const day = days[at]
  if (!day) return null
  const weekday = day.label.replace(/ .*/, '')
  const isFirst = !days.slice(0, at).some(({ label }) => label.startsWith(`${weekday} `))
  return `${isFirst ? weekday : `${day.label},`} ${day.slots.find((each) => each.slot === slot)!.label}`
}
