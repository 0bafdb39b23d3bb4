import type { StockVehicle } from '#db/stock.ts'

/** A used SUV in stock, for tests to change. */
export const testingVehicle: StockVehicle = {
  id: 7, slug: '2021-kia-sportage', stocknum: 'S7', dealershipId: 1, locationId: 5, name: '2021 Kia Sportage GT-Line QL', year: 2021,
  make: 'Kia', model: 'Sportage', badge: 'GT-Line', series: 'QL', carType: 'used', itemType: 'car', status: 'in_stock', soldAt: null,
  reserved: false, preorder: false, certified: false, tag: null, showOnDealerWebsite: true, customRank: 0, priceCents: 3_299_000,
  priceType: 'drive_away', subscriptionPriceCents: null, km: 45_210, body: 'SUV', simpleBody: 'suv', simpleFuel: 'Petrol',
  simpleTransmission: 'Automatic', drive: null, seats: 5, engineSize: null, colour: null, city: 'Brisbane', state: 'QLD',
  filteredFeatures: [], categories: [], specifications: {}, primaryImageUrl: '/media/a', primaryImageBlur: null, photosCount: 9,
  createdAt: new Date('2026-01-01T00:00:00Z'), updatedAt: new Date('2026-01-01T00:00:00Z'), grossVehicleMass: null, canCheckout: false, dealershipName: 'Southbank',
  locationName: 'Woolloongabba', locationVisible: true, locationPhone: null, addressId: 793, lat: null, long: null,
}
