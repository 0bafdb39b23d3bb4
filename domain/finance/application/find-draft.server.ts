import { randomUUID } from 'node:crypto'
import { type ApplicationRecord, findApplication } from '#db/finance-applications.ts'
import { AppError } from '../../app-error.ts'
import { applicationPath } from '../../content/route-paths.ts'
import type { ApplicationCtx } from './application-ctx.ts'
import { applicationLink, readApplicationLink } from './application-token.server.ts'
import { type Contents, noContents, openContents } from './sealed-contents.server.ts'

type FindCtx = Pick<ApplicationCtx, 'site' | 'config' | 'db' | 'sealing' | 'clock'>

/** An application as a shopper's link opens it. */
export interface Draft {
  readonly token: string
  readonly until: Date
  /** Undefined until its first step is saved. */
  readonly row: ApplicationRecord | undefined
  readonly contents: Contents
}

const day = 24 * 3_600_000

/** The address of a new application: nothing is stored until something was answered. */
export function beginApplication({ site, config, sealing, clock }: FindCtx): string {
  requireOnline({ config })
  const until = new Date(clock().getTime() + config.financeApplications.draftDays * day)
  return applicationPath(applicationLink(sealing, 'shopper', { siteId: site.id, token: randomUUID(), until }))
}

/** What a shopper's link opens; 'over' where its time has passed, null for any other link. */
export async function findDraft(ctx: FindCtx, link: string): Promise<Draft | 'over' | null> {
  requireOnline(ctx)
  const named = readApplicationLink(ctx.sealing, 'shopper', { siteId: ctx.site.id, link, now: ctx.clock() })
  if (!named) return null
  if (named.isOver) return 'over'
  const row = await findApplication(ctx.db, named.token)
  return { token: named.token, until: named.until, row, contents: row ? openContents(ctx.sealing, row) : noContents }
}

/** The same for whoever is about to change it. */
export async function requireDraft(ctx: FindCtx, link: string): Promise<Draft> {
  const draft = await findDraft(ctx, link)
  if (draft === 'over' || !draft) throw new AppError('not_found', 'This link opens no application.')
  return draft
}

function requireOnline({ config }: Pick<FindCtx, 'config'>): void {
  if (!config.financeApplications.online) throw new AppError('not_found', 'There is no such page.')
}
