import type { StockVehicle } from '#db/stock.ts'
import type { ColumnKind } from '#search/table/table.ts'

/** How vehicles are kept in memory and on disk: what most of them share is held once. */
// oxfmt-ignore
export const stockColumns = {
  id: 'number', slug: 'value', stocknum: 'value', dealershipId: 'value', locationId: 'value', name: 'value',
  year: 'value', make: 'value', model: 'value', badge: 'value', series: 'value', carType: 'value', itemType: 'value',
  status: 'value', soldAt: 'moment', reserved: 'value', preorder: 'value', certified: 'value', tag: 'value',
  showOnDealerWebsite: 'value', customRank: 'value', priceCents: 'number', priceType: 'value',
  subscriptionPriceCents: 'value', km: 'number', body: 'value', simpleBody: 'value', simpleFuel: 'value',
  simpleTransmission: 'value', drive: 'value', seats: 'value', doors: 'value', engineSize: 'value', colour: 'value', city: 'value',
  state: 'value', filteredFeatures: 'list', categories: 'list', sleeps: 'value', lengthMm: 'value',
  atmKg: 'value', tareKg: 'value', axles: 'value', offRoad: 'value', bunks: 'value', ensuite: 'value',
  learnerApproved: 'value', seatHeightMm: 'value', gvmKg: 'value', payloadKg: 'value', towingKg: 'value', cab: 'value',
  rangeKm: 'value', batteryKwh: 'value', acKw: 'value', dcKw: 'value', batteryHealth: 'value', primaryImageUrl: 'value',
  primaryImageBlur: 'value', photosCount: 'value', createdAt: 'moment', updatedAt: 'moment', dealershipName: 'value',
  locationName: 'value', locationVisible: 'value', locationPhone: 'value', addressId: 'value', lat: 'value',
  long: 'value', canCheckout: 'value', previousPriceCents: 'value', spinFrames: 'value', lenderQuotes: 'value',
} as const satisfies Record<keyof StockVehicle, ColumnKind>
