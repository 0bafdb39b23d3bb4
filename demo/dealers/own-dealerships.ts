import type { DemoDealership } from '../dealer-types.ts'

/** Those with a site of their own. Suburbs, postcodes and coordinates are real; streets' numbers and phones are not. */
export const ownDealerships: readonly DemoDealership[] = [
  {
    slug: 'southbank-motors', name: 'Southbank Motors', range: 'cars', prefix: 'SB', vehicles: 1200,
    backdrops: ['weatherboard-yard', 'jacaranda-fence'], facades: ['weatherboard', 'suburban', 'clearance', 'service-bays'],
    locations: [
      { name: 'Southbank Woolloongabba', street: '112 Logan Road', city: 'Woolloongabba', state: 'QLD', postcode: '4102', lat: -27.494, long: 153.036, phone: '07 5550 1100', licence: '4100112', subtype: ['buying'] },
      { name: 'Southbank Moorooka', street: '985 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.534, long: 153.024, phone: '07 5550 1140', licence: '4100113' },
      { id: 5823, name: 'Southbank Clearance Rocklea', street: '1440 Ipswich Road', city: 'Rocklea', state: 'QLD', postcode: '4106', lat: -27.546, long: 153.006, phone: '07 5550 1160', licence: '4100114', openSundays: true },
      { name: 'Southbank Service Springwood', street: '18 Moss Street', city: 'Springwood', state: 'QLD', postcode: '4127', lat: -27.613, long: 153.128, phone: '07 5550 1180', licence: '4100115', type: 'service-and-parts' },
    ],
  },
  {
    slug: 'coastline-toyota', name: 'Coastline Toyota', make: 'Toyota', range: 'toyota', prefix: 'CT', vehicles: 450, leadView: 'low-34',
    backdrops: ['white-terrace', 'dune-rail'], facades: ['coastal', 'coastal', 'coastal', 'esplanade'],
    locations: [
      { name: 'Coastline Toyota Maroochydore', street: '47 Maroochydore Road', city: 'Maroochydore', state: 'QLD', postcode: '4558', lat: -26.659, long: 153.083, phone: '07 5550 2200', licence: '4200345' },
      { name: 'Coastline Toyota Service', street: '47 Maroochydore Road', city: 'Maroochydore', state: 'QLD', postcode: '4558', lat: -26.659, long: 153.083, phone: '07 5550 2230', licence: '4200345', type: 'service', sameAddress: true },
      { name: 'Coastline Toyota Parts', street: '47 Maroochydore Road', city: 'Maroochydore', state: 'QLD', postcode: '4558', lat: -26.659, long: 153.083, phone: '07 5550 2240', licence: '4200345', type: 'parts', sameAddress: true },
      { name: 'Coastline Toyota Noosaville', street: '26 Rene Street', city: 'Noosaville', state: 'QLD', postcode: '4566', lat: -26.404, long: 153.053, phone: '07 5550 2260', licence: '4200346' },
    ],
  },
  {
    slug: 'outback-rv-centre', name: 'Outback RV and Truck Centre', range: 'touring', prefix: 'OB', vehicles: 900,
    backdrops: ['gravel-gums', 'iron-shed'], facades: ['caravans', 'truck-yard', 'country'],
    locations: [
      { name: 'Outback RV Toowoomba', street: '610 Boundary Street', city: 'Glenvale', state: 'QLD', postcode: '4350', lat: -27.561, long: 151.894, phone: '07 5550 4500', licence: '4300771', openSundays: true },
      { name: 'Outback RV Burpengary', street: '155 Bruce Highway Eastern Service Road', city: 'Burpengary', state: 'QLD', postcode: '4505', lat: -27.158, long: 152.965, phone: '07 5550 4540', licence: '4300772' },
      { name: 'Outback RV Tamworth', street: '70 Gunnedah Road', city: 'Taminda', state: 'NSW', postcode: '2340', lat: -31.092, long: 150.902, phone: '02 5550 4560', licence: '058821', repairer: 'MVRL 57702' },
    ],
  },
  {
    slug: 'throttle-motorcycles', name: 'Throttle Motorcycles', range: 'motorcycles', prefix: 'TH', vehicles: 1000, leadView: 'low-34',
    backdrops: ['brick-workshop', 'parking-deck'], facades: ['motorcycles', 'night-workshop', 'night-workshop'],
    testDriveTag: 'Test Ride Only',
    locations: [
      { name: 'Throttle City', street: '268 Elizabeth Street', city: 'Melbourne', state: 'VIC', postcode: '3000', lat: -37.812, long: 144.962, phone: '03 5550 6600', licence: '11604' },
      { name: 'Throttle Frankston', street: '34 Dandenong Road West', city: 'Frankston', state: 'VIC', postcode: '3199', lat: -38.137, long: 145.128, phone: '03 5550 6640', licence: '11605', openSundays: true },
      { name: 'Throttle Workshop', street: '34 Dandenong Road West', city: 'Frankston', state: 'VIC', postcode: '3199', lat: -38.137, long: 145.128, phone: '03 5550 6650', licence: '11605', type: 'service', sameAddress: true },
    ],
  },
  {
    slug: 'volt-collective', name: 'Volt Collective', range: 'electricAndPrestige', prefix: 'VC', vehicles: 910, leadView: 'low-34',
    backdrops: ['light-bars', 'cool-studio'], facades: ['electric', 'laneway'],
    locations: [
      { name: 'Volt Alexandria', street: '71 O’Riordan Street', city: 'Alexandria', state: 'NSW', postcode: '2015', lat: -33.908, long: 151.195, phone: '02 5550 7700', licence: '064410', repairer: 'MVRL 59114' },
      { name: 'Volt Richmond', street: '412 Swan Street', city: 'Richmond', state: 'VIC', postcode: '3121', lat: -37.826, long: 145.005, phone: '03 5550 7740', licence: '11877' },
    ],
  },
]
