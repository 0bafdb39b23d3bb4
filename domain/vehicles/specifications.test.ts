import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingVehicle } from '../testing-stock.ts'
import { ancapText, type SpecificationColumns, specificationGroups, splitGroups } from './specifications.ts'

const nothing: SpecificationColumns = {
  engineSizeLitres: null,
  trans: null,
  fuel: null,
  gearnum: null,
  bodyconfiguration: null,
  interiorColour: null,
  carsalesTitle: null,
  widthMm: null,
  specifications: {},
  variant: {},
  buildDate: null,
  complianceDate: null,
  vin: null,
  nvic: null,
  hasNvic: false,
}
const told = (vehicle: Partial<StockVehicle>, columns: Partial<SpecificationColumns> = {}) =>
  Object.fromEntries(
    specificationGroups({ ...testingVehicle, ...vehicle }, { ...nothing, ...columns }).map(({ title, rows }) => [
      title,
      rows.map(({ label, value }) => `${label}: ${value}`),
    ]),
  )

describe('all specifications', () => {
  it.each([
    ['2021 Kia Sportage S Auto', ['Listed as: 2021 Kia Sportage S Auto']],
    ['2021 Kia Sportage', []],
    [null, []],
  ])(
    'of what is called 2021 Kia Sportage and listed elsewhere as %s, says %j [part of EN-01]',
    (carsalesTitle, rows) => {
      const { Identity = [] } = told({ name: '2021 Kia Sportage' }, { carsalesTitle })
      expect(Identity.filter((row) => row.startsWith('Listed'))).toEqual(rows)
    },
  )

  it('has every figure of the maker’s data, with its unit [VD-10]', () => {
    const groups = told(
      { drive: 'AWD', doors: 5, colour: 'Red', simpleBody: 'suv' },
      {
        engineSizeLitres: 2.488,
        trans: '8 SP Automatic',
        fuel: 'Petrol - Unleaded ULP',
        gearnum: 8,
        interiorColour: 'Black',
        buildDate: '2021-03',
        complianceDate: '2021-04',
        vin: 'JTMZ1',
        nvic: 'AB12',
        hasNvic: true,
        variant: {
          cylinders: 4,
          induction: 'Turbo',
          torque: 250,
          fuelconsumptioncombined: 8.1,
          fuelcapacity: 62,
          geartype: 'Sports automatic',
          bodyconfiguration: '4D Wagon',
          vehiclelength: 4_600,
          vehiclewidth: 1_860,
          vehicleheight: 1_680,
          towingcapacitybraked: 1_500,
          grossvehiclemass: 2_200,
          ancaprating: 5,
          ancap_year: 2020,
        },
      },
    )
    expect(groups).toEqual({
      'Engine and drivetrain': [
        'Engine: 2.5 L',
        'Cylinders: 4',
        'Induction: Turbo',
        'Torque: 250 Nm',
        'Fuel: Petrol - Unleaded ULP',
        'Combined consumption: 8.1 L/100 km',
        'Fuel tank: 62 L',
        'Transmission: 8 SP Automatic',
        'Gears: 8',
        'Gear type: Sports automatic',
        'Drive: AWD',
      ],
      'Body and dimensions': [
        'Body: 4D Wagon',
        'Seats: 5',
        'Doors: 5',
        'Colour: Red',
        'Interior: Black',
        'Length: 4.6 m',
        'Width: 1.9 m',
        'Height: 1.7 m',
      ],
      'Weights and towing': ['Braked towing: 1,500 kg', 'GVM: 2,200 kg'],
      'Safety and licence': ['ANCAP: 5 stars (2020)'],
      Identity: ['Built: 03/2021', 'Complied: 04/2021', 'VIN: JTMZ1', 'NVIC: AB12', 'Series: QL', 'Stock number: S7'],
    })
  })

  it.each<[string, Partial<StockVehicle>, Partial<SpecificationColumns>, string, string[]]>([
    [
      'an electric car',
      { simpleFuel: 'Electric', rangeKm: 450, batteryKwh: 60.5, dcKw: 150, acKw: 11, batteryHealth: 94 },
      { gearnum: 1 },
      'Battery and charging',
      ['Range: 450 km', 'Battery: 60.5 kWh', 'Battery health: 94%', 'DC charging: 150 kW', 'AC charging: 11 kW'],
    ],
    [
      'a caravan',
      { itemType: 'caravan', atmKg: 2_780, axles: 2 },
      { specifications: { tare_weight: 'TBA', axle_type: 'Tandem axle' } },
      'Weights and towing',
      ['ATM: 2,780 kg', 'Tare: TBA', 'Axles: 2', 'Axle type: Tandem axle'],
    ],
    [
      'a motorcycle',
      { itemType: 'motorcycle', engineSize: 399 },
      { engineSizeLitres: 0.4 },
      'Engine and drivetrain',
      ['Engine: 399 cc', 'Fuel: Petrol', 'Transmission: Automatic'],
    ],
    [
      'a truck',
      { itemType: 'truck', gvmKg: 14_000, payloadKg: 8_200, axles: 3 },
      {},
      'Weights and towing',
      ['GVM: 14,000 kg', 'Payload: 8,200 kg', 'Axles: 3'],
    ],
  ])('of %s says what is asked of it [VD-10]', (_, vehicle, columns, title, rows) =>
    expect(told(vehicle, columns)[title]).toEqual(rows),
  )

  it('leaves out a group that has nothing to say [VD-10]', () =>
    expect(Object.keys(told({}))).toEqual(['Engine and drivetrain', 'Body and dimensions', 'Identity']))
})

it.each([
  [{ ancaprating: 5, ancap_year: 2023 }, '5 stars (2023)'],
  [{ ancaprating: 1, ancap_year: 2023 }, '1 star (2023)'],
  [{ ancaprating: 5 }, null],
  [{ ancap_year: 2023 }, null],
])('the stars of %j are shown with their year alone: %s', (variant, text) => expect(ancapText(variant)).toBe(text))

describe('the first rows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `L${at}`, value: 'x' }))
  const sizes = (groups: readonly { title: string; rows: readonly unknown[] }[]) =>
    groups.map(({ title, rows: each }) => `${title}${each.length}`)

  it.each([
    [[6, 3], ['a4'], ['a2', 'b3']],
    [[3, 3], ['a3', 'b1'], ['b2']],
    [[4, 1], ['a4'], ['b1']],
    [[2], ['a2'], []],
    [[], [], []],
  ])('of groups of %j are four, the others wait [VD-10]', (counts, first, more) => {
    const split = splitGroups(
      counts.map((count, at) => ({ title: 'ab'[at]!, rows: rows(count) })),
      4,
    )
    expect([sizes(split.first), sizes(split.more)]).toEqual([first, more])
  })
})
