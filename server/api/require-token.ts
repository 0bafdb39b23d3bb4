import { type AcceptedToken, requireApiToken } from '#domain/accounts/api-token.server.ts'
import type { TokenScope } from '#domain/accounts/token-scopes.ts'
import { isAppError } from '#domain/app-error.ts'
import { countWrite, requireBelowLimit } from '#domain/write-limits.server.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { platformCtx } from '../platform-ctx.ts'

/** The token a call came with. Whoever tries too many wrong ones from one address is refused whatever comes next. */
export async function requireToken(deps: AppDeps, c: HttpContext, scope: TokenScope): Promise<AcceptedToken> {
  const ctx = platformCtx(deps)
  const address = addressKey(c.get('canonical').clientAddress)
  await requireBelowLimit(ctx, 'wrong-token', address)
  try {
    return await requireApiToken(ctx.db, c.get('live').site, c.req.header('authorization'), scope)
  } catch (error) {
    if (isAppError(error)) await countWrite(ctx, 'wrong-token', address)
    throw error
  }
}
