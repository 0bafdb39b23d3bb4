import type { Orm } from '#db/database.ts'
import type { SiteAccess } from '#db/site-access.ts'
import { countAgainstLimit, type Limit, readLimit } from '#db/write-limits.ts'
import { AppError } from './app-error.ts'
import type { Clock } from './clock.ts'

const minute = 60
const hour = 60 * minute

/** How often something may be done, by one token, address or dealership. A new limit is a line here. */
export const writeLimits = {
  /** A whole yard's photos at once, but not for ever. */
  'upload-picture': { times: 3_000, seconds: hour },
  'upload-report': { times: 1_000, seconds: hour },
  'import-stock': { times: 60, seconds: hour },
  /** Nobody mistypes a token thirty times; whoever guesses is stopped. */
  'wrong-token': { times: 30, seconds: 10 * minute },
  /** A family at one address, or a showroom full of shoppers; not a program. */
  'lead-by-address': { times: 20, seconds: 10 * minute },
  /** More than the busiest group has in a day of sales. */
  'lead-at-site': { times: 3_000, seconds: hour },
  /** Files that come with forms, 5 MB each. */
  'lead-file-by-address': { times: 20, seconds: 10 * minute },
  'lead-file-at-site': { times: 300, seconds: hour },
  /** Beyond it a text is taken for spam, not refused. */
  'same-lead-text': { times: 5, seconds: hour },
  /** Each change writes to the dealer. */
  'change-test-drive': { times: 10, seconds: 24 * hour },
  /** Each is a question to a lender: somebody who compares a yard full of vehicles, not a program. */
  'finance-quote-by-address': { times: 60, seconds: 10 * minute },
  'finance-quote-at-site': { times: 3_000, seconds: hour },
  /** An application has six steps, and people go back. */
  'application-step-by-address': { times: 120, seconds: 10 * minute },
  /** New ones: none is a lead yet, and each is kept for days. */
  'application-at-site': { times: 600, seconds: hour },
  /** Each is a mail to an address that nobody has confirmed. */
  'application-link-mail': { times: 3, seconds: 24 * hour },
  'application-link-mail-by-address': { times: 10, seconds: hour },
  'renew-application-link': { times: 5, seconds: 24 * hour },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof writeLimits

interface Limited {
  db: Orm
  clock: Clock
}

/** Counts one more of these by whom it is, and refuses it beyond the limit, saying when to come back. */
export async function countWrite(ctx: Limited, name: LimitName, who: string): Promise<void> {
  const { allowed, resetAt } = await countAgainstLimit(ctx.db, `${name}:${who}`, writeLimits[name])
  if (!allowed) throw tooMany(ctx, resetAt)
}

/**
 * Counts one more of each in a site's transaction and refuses what is beyond its limit, with all else that was written there;
 * what would have been the last one stays that, for the count is undone as well.
 */
export async function countSiteWrites(
  ctx: { db: SiteAccess; clock: Clock },
  writes: readonly { name: LimitName; who: string }[],
): Promise<void> {
  const limits = writes.map(({ name, who }) => ({ key: `${name}:${who}`, ...writeLimits[name] }))
  const refused = (await ctx.db.countLimits(limits)).find(({ allowed }) => !allowed)
  if (refused) throw tooMany(ctx, refused.resetAt)
}

/** Refuses who is beyond the limit, without counting: for what is counted only when it fails. */
export async function requireBelowLimit(ctx: Limited, name: LimitName, who: string): Promise<void> {
  const { allowed, resetAt } = await readLimit(ctx.db, `${name}:${who}`, writeLimits[name])
  if (!allowed) throw tooMany(ctx, resetAt)
}

/** What is said to whom is beyond a limit until then. */
export function tooMany({ clock }: Pick<Limited, 'clock'>, resetAt: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetAt.getTime() - clock().getTime()) / 1_000))
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
  return new AppError('too_many_requests', `Too many of these. Please try again in ${wait}.`, [], {
    retryAfterSeconds: seconds,
  })
}
