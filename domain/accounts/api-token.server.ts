import { createHash, randomBytes } from 'node:crypto'
import * as store from '#db/api-tokens.ts'
import type { Orm } from '#db/database.ts'
import { findDealershipId } from '#db/dealerships.ts'
import { AppError } from '../app-error.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import type { Site } from '../sites/site.ts'
import type { TokenScope } from './token-scopes.ts'

/** Whose systems a token is for: it opens what the site, or the dealership, may do. */
export type TokenOwner = { site: string } | { dealership: string }

export interface NewToken {
  owner: TokenOwner
  /** What it is for, in the owner's words. */
  name: string
  scopes: readonly TokenScope[]
  /** Null never expires. */
  expiresAt: Date | null
}

const tokenPattern = /^fct_[\w-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes a token. It is shown once: only its hash is stored. */
export async function makeApiToken(ctx: PlatformCtx, { owner, name, scopes, expiresAt }: NewToken): Promise<string> {
  if (expiresAt !== null && expiresAt <= ctx.clock()) throw wrong('expires', 'is in the past')
  const token = `fct_${randomBytes(32).toString('base64url')}`
  const row = { ...(await ownerIds(ctx.db, owner)), name, scopes: [...scopes], expiresAt, hash: hashOf(token) }
  await store.insertApiToken(ctx.db, row)
  return token
}

async function ownerIds(db: Orm, owner: TokenOwner): Promise<{ siteId?: number; dealershipId?: number }> {
  if ('site' in owner) {
    const siteId = await store.findSiteId(db, owner.site)
    if (siteId === undefined) throw missing('site', owner.site)
    return { siteId }
  }
  const dealershipId = await findDealershipId(db, owner.dealership)
  if (dealershipId === undefined) throw missing('dealership', owner.dealership)
  return { dealershipId }
}

export interface AcceptedToken {
  id: number
  siteId: number | null
  dealershipId: number | null
}

/**
 * The token an Authorization header holds, if it may be used here for this: it must not be expired or revoked, have the
 * scope, and belong to the site or to a dealership the site shows.
 */
export async function requireApiToken(
  db: Orm,
  site: Pick<Site, 'id'>,
  authorization: string | undefined,
  scope: TokenScope,
): Promise<AcceptedToken> {
  const text = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  const token = tokenPattern.test(text) ? await store.findApiToken(db, hashOf(text)) : undefined
  if (!token || !(await isForSite(db, site, token))) {
    throw new AppError('forbidden', "Send one of this site's API tokens: Authorization: Bearer fct_…")
  }
  if (!token.scopes.includes(scope)) {
    throw new AppError('forbidden', `This token lacks the scope ${scope}. Ask for one that has it.`)
  }
  await store.noteTokenUse(db, token.id)
  return token
}

async function isForSite(db: Orm, site: Pick<Site, 'id'>, { siteId, dealershipId }: AcceptedToken): Promise<boolean> {
  if (dealershipId === null) return siteId === site.id
  return store.siteShows(db, site.id, dealershipId)
}

/** Every token there is, by whom and for what, and when it was last used. */
export const listApiTokens = ({ db }: PlatformCtx) => store.listApiTokens(db)

/** Ends tokens at once; refuses ids that name none. */
export async function revokeApiTokens({ db }: PlatformCtx, ids: readonly number[]): Promise<void> {
  const revoked = new Set(await store.revokeApiTokens(db, ids))
  const unknown = ids.filter((id) => !revoked.has(id))
  if (unknown.length > 0) throw new AppError('not_found', `There is no usable token ${unknown.join(', ')}.`)
}

const missing = (what: 'site' | 'dealership', slug: string): AppError =>
  new AppError('not_found', `There is no ${what} '${slug}'.`, [{ field: what, message: `names no ${what}` }])

const wrong = (field: string, message: string): AppError =>
  new AppError('bad_request', `'${field}' ${message}.`, [{ field, message }])
