interface Timed {
  startsAt: Date | null
  expiresAt: Date | null
}

/** Whether an offer holds at a moment: from its start up to, not at, its expiry. */
export const isCurrent = ({ startsAt, expiresAt }: Timed, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (expiresAt === null || now < expiresAt)

/** When that may change next: the first start or expiry still to come. */
export function nextOfferChange(offers: readonly Timed[], now: Date): Date | null {
  const moments = offers
    .flatMap(({ startsAt, expiresAt }) => [startsAt, expiresAt])
    .filter((moment) => moment !== null && moment > now)
  return moments.toSorted((a, b) => a!.getTime() - b!.getTime())[0] ?? null
}
