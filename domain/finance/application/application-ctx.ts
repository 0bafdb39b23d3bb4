import type { Ctx } from '../../ctx.ts'

/** What the use cases of an application know of a request. */
export type ApplicationCtx = Pick<
  Ctx,
  'site' | 'config' | 'serverConfig' | 'db' | 'transaction' | 'sealing' | 'clock' | 'address'
>
