import type { LocationRecord } from '#db/locations.ts'
import type { LeadRecord } from '#db/leads.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import type { DriveFacts, LeadFacts } from './lead-facts.ts'

export const testingLead: LeadRecord = {
  siteId: 1,
  id: 7,
  clientToken: '0b7c2a52-8f5e-4e57-9d5a-0a2f1f6a7b10',
  contentHash: 'x',
  reference: '3CD45FG',
  form: 'enquiry',
  source: null,
  category: 'Used Vehicle Enquiry',
  subcategory: null,
  pageId: null,
  optIn: false,
  message: 'Is it still there?\nI can come on Saturday.',
  dealershipSlug: 'north',
  location: 'north-yard',
  rego: null,
  additionalServices: [],
  name: 'Jane',
  lastName: 'Citizen',
  email: 'jane@example.com',
  phone: '+61412345678',
  postcode: '4000',
  manufacturerSlug: 'toyota',
  stockNumber: 'S1',
  vehicleMake: 'Toyota',
  vehicleModel: 'HiLux',
  carType: 'used',
  carId: 1,
  vehicleStatus: 'in_stock',
  extra: {},
  consents: [],
  journey: { page: '/cars/2021-toyota-hilux-s1', entry: '/', campaign: { source: 'news' }, vehicles: [1, 2] },
  dealershipId: 11,
  locationId: 21,
  routedBy: ['vehicle'],
  spamReasons: [],
  createdAt: new Date('2026-02-03T05:30:20Z'),
  updatedAt: new Date('2026-02-03T05:30:20Z'),
}

const location = {
  id: 21,
  slug: 'north-yard',
  name: 'North yard',
  timeZone: 'Australia/Brisbane',
  email: 'yard@north.example',
  phone: '07 5550 1234',
  landlinePhone: null,
  mobile: null,
  openingHours: [2, 3, 4, 5].map((weekday) => ({
    locationId: 21,
    weekday,
    status: 'Open' as const,
    formatedHours: null,
    open: '08:00:00',
    close: '17:30:00',
  })),
  specialHours: [],
} as unknown as LocationRecord

export const testingVehicle = {
  id: 1,
  slug: '2021-toyota-hilux-s1',
  stocknum: 'S1',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  carType: 'used',
  itemType: 'car',
  vin: 'JTFST22P600012345',
  doors: 4,
  body: 'Ute',
  simpleTransmission: 'Automatic',
  km: 12_000,
  colour: 'White',
  interiorColour: 'Black',
  priceCents: 4_299_000,
  priceType: 'drive_away',
} as VehicleRow

/** Half past ten in Brisbane. */
export const testingDrive: DriveFacts = {
  startsAt: new Date('2026-02-07T00:30:00Z'),
  endsAt: new Date('2026-02-07T01:00:00Z'),
  timeZone: 'Australia/Brisbane',
  status: 'booked',
  version: 0,
  updatedAt: new Date('2026-02-03T05:30:20Z'),
  vehicleGoneAt: null,
  url: 'https://www.north.example/test-drive/7.x',
}

/** A lead about a car in stock; changes are laid over the lead itself. */
export const testingFacts = (changes: Partial<LeadRecord> = {}, others: Partial<LeadFacts> = {}): LeadFacts => ({
  lead: { ...testingLead, ...changes },
  site: { slug: 'north', name: 'North', origin: 'https://www.north.example', timeZone: 'Australia/Brisbane' },
  letterhead: { name: 'North', logo: { src: 'https://www.north.example/logo.png', width: 120, height: 40 } },
  dealership: { slug: 'north', name: 'North Motors' },
  location,
  vehicle: testingVehicle,
  drive: null,
  application: null,
  ...others,
})

/** What strangers have tried, in one text. */
export const hostileText =
  ']]><x onload="a">&amp;\u0000\u0008\u001b[31m\u202eexe.\u2066\ud800\ufffe <!DOCTYPE a [<!ENTITY b "c">]>&b;\r\nBcc: evil@evil.example'
