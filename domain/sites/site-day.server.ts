import type { Ctx } from '../ctx.ts'
import { stateZone } from '../locations/state-zone.ts'

/** The calendar day it is where the site is at home, and when another day begins there. */
export function siteDay({ config, clock }: Pick<Ctx, 'config' | 'clock'>) {
  const timeZone = stateZone(config.locale.defaultState)
  const today = Temporal.Instant.fromEpochMilliseconds(clock().getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const startOf = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds)
  return { today, startOf }
}
