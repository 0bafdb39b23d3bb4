import { removeOldApplications, sitesWithApplications } from '#db/finance-applications.ts'
import { siteAccess } from '#db/site-access.ts'
import { loadSite } from '#db/sites.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { storedConfig } from '../../sites/stored-config.server.ts'

const day = 24 * 3_600_000

/** Removes what each site keeps no longer, by its configuration as it is now. */
export async function forgetApplications({ db, clock }: Pick<PlatformCtx, 'db' | 'clock'>): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * day)
  let removed = 0
  for (const siteId of await sitesWithApplications(db)) {
    const site = await loadSite({ orm: db }, siteId)
    if (!site) continue
    const { draftDays, keptDays } = storedConfig(site).financeApplications
    const ages = { draftsBefore: before(draftDays), sentBefore: before(keptDays) }
    removed += await removeOldApplications(siteAccess(db, siteId), ages)
  }
  return removed
}
