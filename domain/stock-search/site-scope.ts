import type { SiteConfig } from '#config/site/site-config.ts'
import type { HostedServer, SiteScope } from '#services/search/search-service.ts'
import { weeklyRanges } from '../finance/weekly-range.ts'
import type { Site } from '../sites/site.ts'
import { isCertified, vehicleTag } from '../vehicles/vehicle-tag.ts'
import type { CarDocument } from './car-document.ts'

const daySeconds = 86_400
/** So late that nothing has just arrived: what changes by the hour is for the card, not for a facet. */
const endOfTime = new Date(8.64e15)

type ScopeConfig = Pick<SiteConfig, 'listing' | 'tags' | 'wording' | 'certified' | 'search' | 'finance'>

/** Which vehicles a site shows, and what it says of them in its own words. */
export function siteScope(site: Site, config: ScopeConfig): SiteScope {
  const { includeSoldCarsDays, stockFilter, cacheEntries } = config.listing
  const { dealershipIds, locations } = visibleStock(site, config)
  const own = ownFilter(stockFilter)
  return {
    dealershipIds,
    soldWindow: includeSoldCarsDays * daySeconds,
    cachedResults: cacheEntries,
    hosted: hostedServer(config),
    filter: (after) =>
      [inStockFilter(includeSoldCarsDays, after), 'show_on_dealer_website = true', locations, own]
        .filter(Boolean)
        .join(' AND '),
    own: ownColumns(config),
  }
}

function hostedServer({ search }: ScopeConfig): HostedServer | undefined {
  if (!search.host || !search.apiKey) return undefined
  return { host: search.host, apiKey: search.apiKey.reveal(), indexName: search.indexName }
}

/** In stock, coming soon, or sold within the window; a window of no days shows none that is sold. */
function inStockFilter(soldDays: number, after: number): string {
  const sold = soldDays > 0 ? ` OR (status = sold AND sold_date_timestamp > ${Number.isFinite(after) ? after : 0})` : ''
  return `(status = in_stock OR status = coming_soon${sold})`
}

/** ':' may stand for '=', outside quotes. */
export const withEqualSigns = (filter: string): string =>
  filter.replaceAll(/"[^"]*"|'[^']*'|\s*:\s*/g, (part) => (part.trim() === ':' ? ' = ' : part))

const ownFilter = (text: string | null): string =>
  text === null || text.trim() === '' ? '' : `(${withEqualSigns(text)})`

/** By the site's visibility: 1 its own dealership, 2 also what stands at the locations it shares stock with, 3 all. */
function visibleStock({ dealershipIds, sharedLocations }: Site, { listing }: ScopeConfig) {
  const { stockVisibility, ownDealershipId } = listing
  const own = dealershipIds.find((id) => id === ownDealershipId) ?? dealershipIds[0]
  if (stockVisibility === 3 || own === undefined) return { dealershipIds, locations: '' }
  if (stockVisibility === 1) return { dealershipIds: [own], locations: '' }
  const shared = sharedLocations
    .filter(({ dealershipId }) => dealershipId === own)
    .flatMap(({ locationIds }) => locationIds)
  return { dealershipIds, locations: `(dealership_id = ${own} OR location_id IN [${shared.join(', ')}])` }
}

/** What a vehicle is to this site alone. */
function ownColumns(config: ScopeConfig): NonNullable<SiteScope['own']> {
  const weeklyRange = weeklyRanges(config.finance)
  return (document) => {
    const {
      status,
      reserved,
      certified,
      tag,
      make,
      car_type: carType,
      fuel: simpleFuel,
      price,
    } = document as CarDocument
    const vehicle = { status, reserved, certified, tag, make, carType, simpleFuel, createdAt: new Date(0) }
    return {
      tag: vehicleTag(vehicle, config, endOfTime)?.text ?? null,
      certified: isCertified(vehicle, config.certified.makes),
      weekly_price_range: weeklyRange(price === null ? null : price * 100),
    }
  }
}
