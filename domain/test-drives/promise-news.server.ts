import type { SiteAccess } from '#db/site-access.ts'
import type { Ctx } from '../ctx.ts'
import { addLeadWork } from '../outbox/add-work.server.ts'
import { writesTo } from './book-test-drive.server.ts'
import type { DriveNews } from './drive-mails.ts'

interface NewsOf {
  readonly id: number
  readonly email: string | null
  readonly spamReasons: readonly string[]
}

/** Promises, in the transaction it is given, that everyone is told what became of a booking. */
export async function promiseNews(
  ctx: Pick<Ctx, 'serverConfig'>,
  db: SiteAccess,
  lead: NewsOf,
  { version, news }: { readonly version: number; readonly news: DriveNews },
): Promise<void> {
  const ways = [
    'email' as const,
    ...(ctx.serverConfig.leads.webhookUrl === null ? [] : ['webhook' as const]),
    ...(writesTo(ctx, lead) ? ['shopper' as const] : []),
  ]
  await addLeadWork(
    db,
    ways.map((to) => ({ kind: 'test-drive.tell', payload: { leadId: lead.id, version, news, to } })),
  )
}
