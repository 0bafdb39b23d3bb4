import { randomBytes } from 'node:crypto'
import type { Secret } from '#config/secret.ts'
import type { Database } from '#db/database.ts'
import { keepSigningKey } from '#db/signing-keys.ts'

/** Asks the database for the key of the platform's links once; asked again only where that failed. */
export function createLinkKey({ orm }: Pick<Database, 'orm'>): () => Promise<Secret> {
  let asked: Promise<Secret> | undefined
  return () => {
    asked ??= keepSigningKey(orm, 'links', () => randomBytes(32).toString('base64url')).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
