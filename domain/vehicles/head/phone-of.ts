import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'

type PhoneColumns = Pick<StockVehicle, 'locationPhone' | 'locationVisible'>

/** The number to ask about a vehicle: the one of where it stands, where that may be told, else the site's. */
export const phoneOf = (
  { locationPhone, locationVisible }: PhoneColumns,
  { contact }: Pick<SiteConfig, 'contact'>,
): string | null => (locationVisible ? locationPhone : null) ?? contact.phones.main
