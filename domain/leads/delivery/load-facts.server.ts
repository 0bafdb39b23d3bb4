import type { Secret } from '#config/secret.ts'
import { configFor } from '#config/site/config-for.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import { findApplicationOfLead } from '#db/finance-applications.ts'
import { loadDealerships } from '#db/dealerships.ts'
import { findLead } from '#db/leads.ts'
import { loadLocations } from '#db/locations.ts'
import { siteAccess } from '#db/site-access.ts'
import { loadSite } from '#db/sites.ts'
import { findTestDrive } from '#db/test-drives.ts'
import { findVehicle } from '#db/vehicles.ts'
import { drivePath, openedApplicationPath } from '../../content/route-paths.ts'
import { applicationLink } from '../../finance/application/application-token.server.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { FinalError } from '../../outbox/final-error.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { letterhead } from '../../sites/site-icons.ts'
import { storedConfig } from '../../sites/stored-config.server.ts'
import type { SealingKeys } from '../../sealing/sealing-keys.server.ts'
import { driveToken } from '../../test-drives/drive-token.server.ts'
import type { LeadFacts } from './lead-facts.ts'

/** The address of a site, by its slug and its main domain. */
export type OriginOf = (site: { readonly slug: string; readonly host: string }) => string

/** How a lead's links are made: where sites are, and what signs what only a shopper should open. */
export interface LinkPorts {
  readonly originOf: OriginOf
  readonly linkKey: () => Promise<Secret>
  /** What signs links to applications. */
  readonly sealing: SealingKeys
}

const day = 24 * 3_600_000

/** A lead with all that is said of it, and the configuration as it holds now for what it is about. */
export async function loadLeadFacts(
  { db, clock }: Pick<PlatformCtx, 'db' | 'clock'>,
  { originOf, linkKey, sealing }: LinkPorts,
  { siteId, leadId }: { readonly siteId: number; readonly leadId: number },
): Promise<{ facts: LeadFacts; config: SiteConfig; host: string }> {
  const site = await loadSite({ orm: db }, siteId)
  const lead = site && (await findLead(siteAccess(db, siteId), leadId))
  if (!lead) throw new FinalError('There is no such lead any more.')
  const [locations, dealerships, vehicle, drive, application] = await Promise.all([
    lead.locationId === null ? [] : loadLocations({ orm: db }, { ids: [lead.locationId] }),
    lead.dealershipId === null ? [] : loadDealerships({ orm: db }, [lead.dealershipId]),
    lead.carId === null ? undefined : findVehicle(db, lead.carId, site.dealershipIds),
    lead.form === 'test-drive' ? findTestDrive(siteAccess(db, siteId), leadId) : undefined,
    lead.form === 'finance-enquiry' ? findApplicationOfLead(siteAccess(db, siteId), leadId) : undefined,
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
  const origin = originOf({ slug: site.slug, host })
  const until = new Date(clock().getTime() + whole.financeApplications.linkDays * day)
  return {
    config,
    host,
    facts: {
      lead,
      site: { slug: site.slug, name: site.name, origin, timeZone: stateZone(whole.locale.defaultState) },
      letterhead: letterhead(site.name, origin, whole.logos),
      dealership: dealerships[0] ?? null,
      location,
      vehicle: vehicle ?? null,
      application: application
        ? {
            until,
            url: `${origin}${openedApplicationPath(applicationLink(sealing, 'staff', { siteId, token: application.token, until }))}`,
          }
        : null,
      drive: drive ? { ...drive, url: `${origin}${drivePath(driveToken(await linkKey(), siteId, leadId))}` } : null,
    },
  }
}
