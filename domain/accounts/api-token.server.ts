import { createHash, randomBytes } from 'node:crypto'
import { addApiToken, hasApiToken } from '#db/api-tokens.ts'
import type { Database } from '#db/database.ts'
import { AppError } from '../app-error.ts'
import type { Site } from '../sites/site.ts'

const tokenPattern = /^fct_[\w-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a token for a site's own systems. It is shown once: only its hash is kept. */
export async function makeApiToken(db: Database, slug: string, name: string): Promise<string> {
  const token = `fct_${randomBytes(32).toString('base64url')}`
  if (!(await addApiToken(db, slug, name, hashOf(token)))) {
    throw new AppError('not_found', `There is no site '${slug}'.`, [{ field: 'site', message: 'names no site' }])
  }
  return token
}

/** Refuses a call whose Authorization header holds no token of this site. */
export async function requireApiToken(
  db: Database,
  site: Pick<Site, 'id'>,
  authorization: string | undefined,
): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  if (tokenPattern.test(token) && (await hasApiToken(db, site.id, hashOf(token)))) return
  throw new AppError('forbidden', "Send one of this site's API tokens: Authorization: Bearer fct_…")
}
