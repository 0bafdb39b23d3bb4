import { z } from 'zod'
import type { ApplicationRecord } from '#db/finance-applications.ts'
import type { SealingKeys } from '../../sealing/sealing-keys.server.ts'
import { stepKeys } from './application-field.ts'

const contents = z.strictObject({
  format: z.literal(1),
  /** The vehicle it is about. */
  carId: z.int().positive().nullable(),
  /** By the names of fields. */
  answers: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Steps that were answered and found right. */
  done: z.array(z.enum(stepKeys)),
  consents: z.array(z.strictObject({ what: z.string(), text: z.string(), version: z.string(), at: z.string() })),
})

/** All that an application says. */
export type Contents = z.infer<typeof contents>

export const noContents: Contents = { format: 1, carId: null, answers: {}, done: [], consents: [] }

/** What an envelope is bound to: moved to another row or site, it does not open. */
export const sealedAs = (siteId: number, token: string): string => `finance-application:${siteId}:${token}`

export const sealContents = (keys: SealingKeys, siteId: number, token: string, text: Contents) =>
  keys.seal(JSON.stringify(text), sealedAs(siteId, token))

export const openContents = (
  keys: SealingKeys,
  row: Pick<ApplicationRecord, 'siteId' | 'token' | 'sealed'>,
): Contents => contents.parse(JSON.parse(keys.open(row.sealed, sealedAs(row.siteId, row.token))))
