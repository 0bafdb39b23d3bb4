import { pathOf } from '../leads/journey.ts'

interface WayIn {
  /** What it is for: sign-in says so. */
  readonly type: string
  /** Where they wanted to go, path and query. */
  readonly redirect: string
  /** Where they came from, if it was a page of this site. */
  readonly back: string
}

/** Where a signed-out visitor is sent first, with the ways on and back. */
export const signInHref = ({ type, redirect, back }: WayIn): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back }).toString()}`

/** The path of a page of ours that a visitor came from; the front page where there is none. */
export function wayBack(referrer: string | null, origin: string): string {
  const from = referrer === null ? null : URL.parse(referrer)
  return (from?.origin === origin ? pathOf(from.pathname) : null) ?? '/'
}
