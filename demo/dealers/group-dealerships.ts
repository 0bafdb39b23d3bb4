import type { DemoDealership } from '../dealer-types.ts'

/** The Meridian group's own; Coastline Toyota, which it also owns, has a site besides. */
export const groupDealerships: readonly DemoDealership[] = [
  {
    slug: 'meridian-gold-coast', name: 'Meridian Gold Coast', range: 'allCars', prefix: 'MG', vehicles: 560,
    backdrops: ['concrete-court'], facades: ['pavilion'],
    locations: [{ name: 'Meridian Gold Coast', street: '94 Ferry Road', city: 'Southport', state: 'QLD', postcode: '4215', lat: -27.979, long: 153.403, phone: '07 5550 3310', licence: '4400201', openSundays: true }],
  },
  {
    slug: 'meridian-townsville', name: 'Meridian Townsville', range: 'cars', prefix: 'MT', vehicles: 420, leadView: 'low-34',
    backdrops: ['graphite-studio'], facades: ['arcade'],
    locations: [
      { name: 'Meridian Townsville', street: '41 Duckworth Street', city: 'Garbutt', state: 'QLD', postcode: '4814', lat: -19.267, long: 146.766, phone: '07 5550 3320', licence: '4400202' },
      { name: 'Meridian Townsville Holding Yard', street: '3 Ingham Road', city: 'Garbutt', state: 'QLD', postcode: '4814', lat: -19.257, long: 146.777, phone: '07 5550 3321', licence: '4400202', hidden: true },
    ],
  },
  {
    slug: 'meridian-parramatta', name: 'Meridian Parramatta', range: 'allCars', prefix: 'MP', vehicles: 640,
    backdrops: ['graphite-studio'], facades: ['multi-storey', 'pavilion'],
    locations: [
      { addressId: 793, name: 'Meridian Parramatta', street: '320 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.812, long: 151.004, phone: '02 5550 3300', licence: '061234', subtype: ['buying'] },
      { name: 'Meridian Parramatta Service', street: '12 Grose Street', city: 'North Parramatta', state: 'NSW', postcode: '2151', lat: -33.805, long: 151.006, phone: '02 5550 3305', licence: '061234', repairer: 'MVRL 58213', type: 'service-and-parts' },
    ],
  },
  {
    slug: 'meridian-newcastle', name: 'Meridian Newcastle', range: 'cars', prefix: 'MN', vehicles: 500, leadView: 'low-34',
    backdrops: ['stone-studio'], facades: ['city'],
    locations: [{ name: 'Meridian Newcastle', street: '758 Hunter Street', city: 'Newcastle West', state: 'NSW', postcode: '2302', lat: -32.925, long: 151.758, phone: '02 5550 3330', licence: '061235', repairer: 'MVRL 58240' }],
  },
  {
    slug: 'meridian-wollongong', name: 'Meridian Wollongong', range: 'cars', prefix: 'MW', vehicles: 430,
    backdrops: ['concrete-court'], facades: ['pavilion'],
    locations: [{ name: 'Meridian Wollongong', street: '60 Flinders Street', city: 'Wollongong', state: 'NSW', postcode: '2500', lat: -34.414, long: 150.893, phone: '02 5550 3340', licence: '061236' }],
  },
  {
    slug: 'meridian-dandenong', name: 'Meridian Dandenong', range: 'allCars', prefix: 'MD', vehicles: 640, leadView: 'low-34',
    backdrops: ['graphite-studio'], facades: ['multi-storey'],
    locations: [{ name: 'Meridian Dandenong', street: '55 Princes Highway', city: 'Dandenong', state: 'VIC', postcode: '3175', lat: -37.983, long: 145.206, phone: '03 5550 3350', licence: '10932', openSundays: true }],
  },
  {
    slug: 'meridian-geelong', name: 'Meridian Geelong', range: 'cars', prefix: 'ML', vehicles: 450,
    backdrops: ['stone-studio'], facades: ['arcade'],
    locations: [{ name: 'Meridian Geelong', street: '210 Latrobe Terrace', city: 'Geelong West', state: 'VIC', postcode: '3218', lat: -38.143, long: 144.352, phone: '03 5550 3360', licence: '10933' }],
  },
  {
    slug: 'meridian-motorcycles', name: 'Meridian Motorcycles', range: 'motorcycles', prefix: 'MM', vehicles: 460, leadView: 'low-34',
    backdrops: ['stone-studio'], facades: ['cycle-gallery'],
    locations: [{ name: 'Meridian Motorcycles Ringwood', street: '310 Maroondah Highway', city: 'Ringwood', state: 'VIC', postcode: '3134', lat: -37.812, long: 145.232, phone: '03 5550 3370', licence: '10934' }],
  },
  {
    slug: 'meridian-adelaide', name: 'Meridian Adelaide', range: 'allCars', prefix: 'MA', vehicles: 560,
    backdrops: ['concrete-court'], facades: ['city'],
    locations: [{ name: 'Meridian Adelaide', street: '88 West Terrace', city: 'Adelaide', state: 'SA', postcode: '5000', lat: -34.927, long: 138.589, phone: '08 5550 4400', licence: '278811' }],
  },
  {
    slug: 'meridian-trucks', name: 'Meridian Trucks', range: 'trucks', prefix: 'MK', vehicles: 330,
    backdrops: ['concrete-court'], facades: ['truck-depot'],
    locations: [{ name: 'Meridian Trucks Wingfield', street: '401 Grand Junction Road', city: 'Wingfield', state: 'SA', postcode: '5013', lat: -34.847, long: 138.562, phone: '08 5550 4420', licence: '278812' }],
  },
  {
    slug: 'meridian-perth', name: 'Meridian Perth', range: 'allCars', prefix: 'MO', vehicles: 560, leadView: 'low-34',
    backdrops: ['graphite-studio'], facades: ['arcade'],
    locations: [{ name: 'Meridian Osborne Park', street: '435 Scarborough Beach Road', city: 'Osborne Park', state: 'WA', postcode: '6017', lat: -31.899, long: 115.812, phone: '08 5550 4440', licence: '19877', repairer: 'MRB 4417' }],
  },
]
