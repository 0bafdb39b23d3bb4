import type { SiteConfig } from '#config/site/site-config.ts'
import { stateZone } from '../locations/state-zone.ts'

type PopupConfig = Pick<SiteConfig, 'banners' | 'locale'>

/** The promotional popup while it stands; null without a title, and once its last day is over. */
export function popupAt({ banners: { popup }, locale }: PopupConfig, now: Date) {
  const { title, description, image, buttonLabel, buttonHref, expires, delaySeconds } = popup
  const until = expires === null ? null : endOf(expires, stateZone(locale.defaultState))
  if (title === null || (until !== null && now >= until)) return null
  return {
    title,
    description,
    image,
    button: buttonLabel !== null && buttonHref !== null ? { label: buttonLabel, href: buttonHref } : null,
    delaySeconds,
    until,
  }
}

export type Popup = NonNullable<ReturnType<typeof popupAt>>

/** The first moment after a day, as it is counted there. */
const endOf = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds)
