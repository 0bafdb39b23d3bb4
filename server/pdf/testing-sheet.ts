import { defaultConfig } from '#config/site/default-config.ts'
import { qrCode } from '#domain/formats/qr-code.ts'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'

const { theme } = defaultConfig()
const address = 'https://test.example/cars/2021-kia-sportage'

/** A vehicle's sheet, for tests to change. */
export const testingSheet: VehicleSheet = {
  slug: '2021-kia-sportage',
  site: { name: 'Test Motors', logo: null, logoAlt: 'Test Motors' },
  look: { colour: theme.colour, font: theme.font },
  address,
  code: qrCode(address),
  name: '2021 Kia Sportage',
  stocknum: 'S7',
  tag: 'Used',
  price: { amount: '$32,990', type: 'Drive away' },
  repayment: null,
  soldText: null,
  facts: [
    { label: 'Odometer', value: '45,210 km' },
    { label: 'Registration', value: '123ABC' },
    { label: 'Rego', value: 'Expires on 01/02/2027' },
  ],
  features: ['Bluetooth', 'Sunroof'],
  comments: 'One owner.\n\nFull of fine afflictions.',
  pictures: ['/media/a', '/media/b'],
  place: {
    name: 'Woolloongabba',
    address: '1 Main Street',
    phone: '07 5550 1100',
    licences: ['Dealer licence 4100113'],
  },
}
