import { findLead } from '#db/leads.ts'
import { siteAccess } from '#db/site-access.ts'
import { loadSite } from '#db/sites.ts'
import { noteGoneVehicles } from '#db/test-drives.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import { storedConfig } from '../sites/stored-config.server.ts'
import { goneStatuses } from './gone-vehicle.ts'
import { promiseNews } from './promise-news.server.ts'

const atOnce = 100

/**
 * Has shopper and dealer told where the vehicle of a coming drive was sold, reserved or taken out of stock: once for each booking,
 * however often this runs and wherever it breaks off, for the note and the promise are one commit.
 */
export async function checkVehicles({ transaction, clock }: PlatformCtx): Promise<number> {
  let told = 0
  for (let more = atOnce; more === atOnce; told += more)
    more = await transaction(async (db) => {
      const gone = await noteGoneVehicles(db, { statuses: goneStatuses, now: clock(), limit: atOnce })
      for (const { siteId, leadId, version } of gone) {
        const [site, lead] = [await loadSite({ orm: db }, siteId), await findLead(siteAccess(db, siteId), leadId)]
        if (!site || !lead) continue
        const serverConfig = storedConfig(site)
        await promiseNews({ serverConfig }, siteAccess(db, siteId), lead, { version, news: 'vehicle-gone' })
      }
      return gone.length
    })
  return told
}
