import { z } from 'zod'

/** How one kind of work is done. */
interface Kind {
  /** What a row of this kind carries. */
  readonly payload: z.ZodType
  /** How often it is tried before it is given up. */
  readonly attempts: number
  /** Before the second attempt; every further one waits twice as long, an hour at most. */
  readonly retrySeconds: number
  /** An attempt that takes longer counts as failed. */
  readonly timeoutSeconds: number
  /** Mostly waits for somebody else's server: it has places of its own, so that it keeps no other work waiting. */
  readonly waitsOutside?: true
  /** Puts itself into the outbox this often, once for all processes. */
  readonly everySeconds?: number
}

const nothing = z.strictObject({})
const hour = 3_600
/** From 30 seconds to an hour's wait each, so many attempts take three days. */
const threeDays = 103

/** Everything that happens after a commit. A new kind is a line here and a handler in server/jobs/handlers.ts. */
export const kinds = {
  /** Finds the colours that stand in for pictures until these have come. */
  'picture-colours': {
    payload: z.strictObject({ vehicleIds: z.array(z.int().positive()).min(1).max(1_000) }),
    attempts: 6,
    retrySeconds: 30,
    timeoutSeconds: 300,
  },
  /** Makes an uploaded picture ready in the sizes of a card and of its page, before anyone asks for it. */
  'card-picture': {
    payload: z.strictObject({ picture: z.string().startsWith('/media/').max(250) }),
    attempts: 4,
    retrySeconds: 30,
    timeoutSeconds: 120,
  },
  /** Brings a lead to the dealer, one row for each way there: another way's failure keeps none from arriving. */
  'lead.deliver': {
    payload: z.strictObject({ leadId: z.int().positive(), to: z.enum(['email', 'webhook']) }),
    attempts: threeDays,
    retrySeconds: 30,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Tells the shopper that it was received. */
  'lead.receipt': {
    payload: z.strictObject({ leadId: z.int().positive() }),
    attempts: threeDays,
    retrySeconds: 30,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Removes a file that came with a form, where no lead has it. */
  'lead-file.sweep': {
    payload: z.strictObject({ clientToken: z.uuid(), reference: z.string().max(120) }),
    attempts: 24,
    retrySeconds: 60,
    timeoutSeconds: 60,
  },
  /** Tells dealer or shopper what became of a booking, one row for each way there. */
  'test-drive.tell': {
    payload: z.strictObject({
      leadId: z.int().positive(),
      version: z.int().min(0),
      news: z.enum(['moved', 'cancelled', 'vehicle-gone']),
      to: z.enum(['email', 'webhook', 'shopper']),
    }),
    attempts: threeDays,
    retrySeconds: 30,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Reminds a shopper of tomorrow, if it is still the same time. */
  'test-drive.remind': {
    payload: z.strictObject({ leadId: z.int().positive(), version: z.int().min(0) }),
    attempts: 10,
    retrySeconds: 60,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Looks for coming test drives whose vehicle is no longer to be had. */
  'test-drive.check-vehicles': {
    payload: nothing,
    attempts: 3,
    retrySeconds: 60,
    timeoutSeconds: 120,
    everySeconds: 600,
  },
  /** Mails a shopper the link to an application they have begun. */
  'finance-application.resume': {
    payload: z.strictObject({ token: z.uuid(), until: z.iso.datetime() }),
    attempts: 10,
    retrySeconds: 30,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Mails staff a new link to an application that came with a lead. */
  'finance-application.renew': {
    payload: z.strictObject({ leadId: z.int().positive() }),
    attempts: threeDays,
    retrySeconds: 30,
    timeoutSeconds: 60,
    waitsOutside: true,
  },
  /** Removes applications that are older than their sites keep them. */
  'finance-application.forget': {
    payload: nothing,
    attempts: 3,
    retrySeconds: 60,
    timeoutSeconds: 120,
    everySeconds: hour,
  },
  'forget-old-changes': { payload: nothing, attempts: 3, retrySeconds: 60, timeoutSeconds: 120, everySeconds: hour },
  'forget-done-work': { payload: nothing, attempts: 3, retrySeconds: 60, timeoutSeconds: 120, everySeconds: 24 * hour },
  'forget-write-limits': { payload: nothing, attempts: 3, retrySeconds: 60, timeoutSeconds: 60, everySeconds: hour },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type PayloadOf<K extends KindName> = z.infer<(typeof kinds)[K]['payload']>

export const kindNames = Object.keys(kinds) as KindName[]

const longestWaitSeconds = hour

/**
 * How long after a failed attempt the next one comes; null when there is none. A share of the wait is left to chance, so
 * that what failed together does not come back together.
 */
export function retryDelay(
  { attempts, retrySeconds }: Pick<Kind, 'attempts' | 'retrySeconds'>,
  failedAttempts: number,
  random: () => number,
): number | null {
  if (failedAttempts >= attempts) return null
  const whole = Math.min(retrySeconds * 2 ** (failedAttempts - 1), longestWaitSeconds)
  return whole * (0.5 + random() / 2)
}
