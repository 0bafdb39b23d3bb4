import type { AustralianState, SiteKind } from '#db/value-sets.ts'

export interface DemoLocation {
  name: string
  street: string
  city: string
  state: AustralianState
  postcode: string
  lat: number
  long: number
  phone: string
  timeZone: string
  licence: readonly [label: string, number: string]
}

export interface DemoDealership {
  slug: string
  name: string
  make?: string
  vehicles: number
  locations: readonly DemoLocation[]
}

export interface DemoSite {
  slug: string
  name: string
  kind: SiteKind
  template: string
  /** The manufacturer's name, for a site of one. */
  make?: string
  dealerships: readonly string[]
  settings: Record<string, unknown>
}

const brisbane = 'Australia/Brisbane'

export const dealerships: readonly DemoDealership[] = [
  {
    slug: 'southbank-motors',
    name: 'Southbank Motors',
    vehicles: 120,
    locations: [
      { name: 'Southbank Woolloongabba', street: '112 Logan Road', city: 'Woolloongabba', state: 'QLD', postcode: '4102', lat: -27.494, long: 153.036, phone: '07 5550 1100', timeZone: brisbane, licence: ['Dealer licence', '4100112'] },
      { name: 'Southbank Moorooka', street: '985 Ipswich Road', city: 'Moorooka', state: 'QLD', postcode: '4105', lat: -27.534, long: 153.024, phone: '07 5550 1140', timeZone: brisbane, licence: ['Dealer licence', '4100113'] },
    ],
  },
  {
    slug: 'coastline-toyota',
    name: 'Coastline Toyota',
    make: 'Toyota',
    vehicles: 60,
    locations: [
      { name: 'Coastline Toyota Maroochydore', street: '47 Maroochydore Road', city: 'Maroochydore', state: 'QLD', postcode: '4558', lat: -26.659, long: 153.083, phone: '07 5550 2200', timeZone: brisbane, licence: ['Dealer licence', '4200345'] },
    ],
  },
  {
    slug: 'meridian-parramatta',
    name: 'Meridian Parramatta',
    vehicles: 90,
    locations: [
      { name: 'Meridian Parramatta', street: '320 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150', lat: -33.812, long: 151.004, phone: '02 5550 3300', timeZone: 'Australia/Sydney', licence: ['MD', '061234'] },
    ],
  },
  {
    slug: 'meridian-adelaide',
    name: 'Meridian Adelaide',
    vehicles: 50,
    locations: [
      { name: 'Meridian Adelaide', street: '88 West Terrace', city: 'Adelaide', state: 'SA', postcode: '5000', lat: -34.927, long: 138.589, phone: '08 5550 4400', timeZone: 'Australia/Adelaide', licence: ['LVD', '278811'] },
    ],
  },
]

export const sites: readonly DemoSite[] = [
  {
    slug: 'southbank',
    name: 'Southbank Motors',
    kind: 'dealer',
    template: 'harbour',
    dealerships: ['southbank-motors'],
    settings: {
      contact: { phones: { main: '07 5550 1100' } },
      theme: { colour: { ground: '#fffdf8', surface: '#f6f2e8', ink: '#16302f', muted: '#4c605e', line: '#d9d3c3', accent: '#0d5c5a', onAccent: '#ffffff', focus: '#b26a00' } },
      listing: { clearFiltersTarget: 'listing' },
    },
  },
  {
    slug: 'coastline-toyota',
    name: 'Coastline Toyota',
    kind: 'manufacturer',
    template: 'harbour',
    make: 'Toyota',
    dealerships: ['coastline-toyota'],
    settings: {
      contact: { phones: { main: '07 5550 2200' } },
      theme: { colour: { ground: '#ffffff', surface: '#f4f4f4', ink: '#24262a', muted: '#5b5f66', line: '#d8d9dc', accent: '#b5121b', onAccent: '#ffffff', focus: '#b5121b' } },
    },
  },
  {
    slug: 'meridian',
    name: 'Meridian Motor Group',
    kind: 'group',
    template: 'gallery',
    dealerships: ['coastline-toyota', 'meridian-parramatta', 'meridian-adelaide'],
    settings: {
      contact: { phones: { main: '1300 555 330' } },
      theme: { colour: { ground: '#fbf8f1', surface: '#f3eee2', ink: '#1d1b17', muted: '#5f594d', line: '#d8d0bf', accent: '#7a4f1d', onAccent: '#ffffff', focus: '#7a4f1d' } },
      listing: { clearFiltersTarget: 'listing' },
    },
  },
]
