import { configFor } from '#config/site/config-for.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import { loadDealerships } from '#db/dealerships.ts'
import { findLead } from '#db/leads.ts'
import { loadLocations } from '#db/locations.ts'
import { siteAccess } from '#db/site-access.ts'
import { loadSite } from '#db/sites.ts'
import { findVehicle } from '#db/vehicles.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { FinalError } from '../../outbox/final-error.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { storedConfig } from '../../sites/stored-config.server.ts'
import type { LeadFacts } from './lead-facts.ts'

/** The address of a site, by its slug and its main domain. */
export type OriginOf = (site: { readonly slug: string; readonly host: string }) => string

/** A lead with all that is said of it, and the configuration as it holds now for what it is about. */
export async function loadLeadFacts(
  { db }: Pick<PlatformCtx, 'db'>,
  originOf: OriginOf,
  { siteId, leadId }: { readonly siteId: number; readonly leadId: number },
): Promise<{ facts: LeadFacts; config: SiteConfig; host: string }> {
  const site = await loadSite({ orm: db }, siteId)
  const lead = site && (await findLead(siteAccess(db, siteId), leadId))
  if (!lead) throw new FinalError('There is no such lead any more.')
  const [locations, dealerships, vehicle] = await Promise.all([
    lead.locationId === null ? [] : loadLocations({ orm: db }, { ids: [lead.locationId] }),
    lead.dealershipId === null ? [] : loadDealerships({ orm: db }, [lead.dealershipId]),
    lead.carId === null ? undefined : findVehicle(db, lead.carId, site.dealershipIds),
  ])
  const location = locations[0] ?? null
  const whole = storedConfig(site)
  const config = configFor(whole, {
    location: vehicle?.locationId ?? location?.id,
    address: location?.addressId,
    make: vehicle?.make ?? lead.vehicleMake,
    carType: vehicle?.carType ?? lead.carType,
    itemType: vehicle?.itemType,
  })
  const host = (site.domains.find(({ isPrimary }) => isPrimary) ?? site.domains[0])?.host ?? `${site.slug}.localhost`
  return {
    config,
    host,
    facts: {
      lead,
      site: {
        slug: site.slug,
        name: site.name,
        origin: originOf({ slug: site.slug, host }),
        timeZone: stateZone(whole.locale.defaultState),
      },
      dealership: dealerships[0] ?? null,
      location,
      vehicle: vehicle ?? null,
    },
  }
}
