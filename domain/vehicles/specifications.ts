import type { StockVehicle } from '#db/stock.ts'
import type { VehicleVariant } from '#db/tables/vehicle-data.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import { formatNumber } from '../formats/amounts.ts'
import { formatPlateDate } from '../formats/date.ts'
import type { VehicleFact } from './vehicle-page.ts'
import { metres } from './vehicle-specs.ts'

/** Facts that belong together, under what they are of. */
export interface SpecificationGroup {
  title: string
  rows: readonly VehicleFact[]
}

type Row = readonly [label: string, value: string | number | null | undefined]
// oxfmt-ignore
export type SpecificationColumns = Pick<
  VehicleRow,
  | 'engineSizeLitres' | 'trans' | 'fuel' | 'gearnum' | 'bodyconfiguration' | 'interiorColour' | 'widthMm' | 'specifications'
  | 'variant' | 'carsalesTitle' | 'buildDate' | 'complianceDate' | 'vin' | 'nvic' | 'hasNvic'
>

const of = (value: number | null | undefined, unit: string): string | null =>
  value ? `${formatNumber(value)} ${unit}` : null
const yes = (value: boolean | null): string | null => (value ? 'Yes' : null)

type ReadGroup = (vehicle: StockVehicle, columns: SpecificationColumns, variant: VehicleVariant) => readonly Row[]

/** All there is to know, in the order a buyer asks. A group that has nothing for a vehicle is left out. */
const groups: readonly (readonly [title: string, read: ReadGroup])[] = [
  [
    'Living',
    (vehicle, { specifications }) => [
      ['Sleeps', vehicle.sleeps ?? specifications.sleeps],
      ['Ensuite', yes(vehicle.ensuite)],
      ['Bunks', yes(vehicle.bunks)],
      ['Off-road', yes(vehicle.offRoad)],
    ],
  ],
  [
    'Battery and charging',
    (vehicle) => [
      ['Range', of(vehicle.rangeKm, 'km')],
      ['Battery', of(vehicle.batteryKwh, 'kWh')],
      ['Battery health', vehicle.batteryHealth === null ? null : `${vehicle.batteryHealth}%`],
      ['DC charging', of(vehicle.dcKw, 'kW')],
      ['AC charging', of(vehicle.acKw, 'kW')],
    ],
  ],
  [
    'Engine and drivetrain',
    (vehicle, columns, variant) => [
      ['Engine', engineSize(vehicle, columns, variant)],
      ['Cylinders', variant.cylinders],
      ['Induction', variant.induction],
      ['Torque', of(variant.torque, 'Nm')],
      ['Fuel', columns.fuel ?? vehicle.simpleFuel],
      ['Combined consumption', of(variant.fuelconsumptioncombined, 'L/100 km')],
      ['Fuel tank', of(variant.fuelcapacity, 'L')],
      ['Transmission', columns.trans ?? vehicle.simpleTransmission],
      // What has one gear does not change it.
      ['Gears', columns.gearnum === 1 ? null : columns.gearnum],
      ['Gear type', variant.geartype],
      ['Drive', vehicle.drive],
    ],
  ],
  [
    'Body and dimensions',
    (vehicle, columns, variant) => [
      ['Body', columns.bodyconfiguration ?? variant.bodyconfiguration ?? vehicle.body],
      ['Cab', vehicle.cab],
      ['Seats', vehicle.seats],
      ['Doors', vehicle.doors],
      ['Colour', vehicle.colour],
      ['Interior', columns.interiorColour],
      ['Length', length(vehicle.lengthMm, variant.vehiclelength) ?? columns.specifications.body_length],
      ['Width', length(columns.widthMm, variant.vehiclewidth) ?? columns.specifications.body_width],
      ['Height', length(null, variant.vehicleheight)],
      ['Seat height', of(vehicle.seatHeightMm, 'mm')],
    ],
  ],
  [
    'Weights and towing',
    (vehicle, { specifications }, variant) => [
      ['Braked towing', of(vehicle.towingKg ?? variant.towingcapacitybraked, 'kg')],
      ['GVM', of(vehicle.gvmKg ?? variant.grossvehiclemass, 'kg')],
      ['Payload', of(vehicle.payloadKg, 'kg')],
      ['ATM', of(vehicle.atmKg, 'kg') ?? specifications.aggregate_trailer_mass],
      ['Tare', of(vehicle.tareKg, 'kg') ?? specifications.tare_weight],
      ['Axles', vehicle.axles],
      ['Axle type', specifications.axle_type],
    ],
  ],
  [
    'Safety and licence',
    (vehicle, _columns, variant) => [
      ['ANCAP', ancapText(variant)],
      ['Licence', vehicle.learnerApproved ? 'Learner approved (LAMS)' : null],
    ],
  ],
  [
    'Identity',
    (vehicle, columns) => [
      ['Built', columns.buildDate && formatPlateDate(columns.buildDate)],
      ['Complied', columns.complianceDate && formatPlateDate(columns.complianceDate)],
      ['VIN', columns.vin],
      ['NVIC', columns.hasNvic ? columns.nvic : null],
      ['Series', vehicle.series],
      // As it stands elsewhere, where that is another name.
      ['Listed as', columns.carsalesTitle === vehicle.name ? null : columns.carsalesTitle],
      ['Stock number', vehicle.stocknum],
    ],
  ],
]

/** Motorcyclists count in cubic centimetres, everyone else in litres. */
function engineSize(
  { itemType, engineSize: cc }: StockVehicle,
  { engineSizeLitres }: SpecificationColumns,
  { enginesize, enginesize_litres }: VehicleVariant,
): string | null {
  if (itemType === 'motorcycle') return of(cc ?? enginesize, 'cc')
  const litres = engineSizeLitres ?? enginesize_litres
  return litres ? `${litres.toFixed(1)} L` : of(cc ?? enginesize, 'cc')
}

const length = (own: number | null, told: number | undefined): string | null => {
  const millimetres = own ?? told
  return millimetres ? metres(millimetres) : null
}

/** Stars mean something only beside the year they were given in. */
export const ancapText = ({ ancaprating, ancap_year }: VehicleVariant): string | null =>
  ancaprating && ancap_year
    ? `${formatNumber(ancaprating)} ${ancaprating === 1 ? 'star' : 'stars'} (${ancap_year})`
    : null

/** Every specification that is known, by group. */
export function specificationGroups(vehicle: StockVehicle, columns: SpecificationColumns): SpecificationGroup[] {
  return groups.flatMap(([title, read]) => {
    const rows = read(vehicle, columns, columns.variant).flatMap(([label, value]) =>
      value ? [{ label, value: String(value) }] : [],
    )
    return rows.length > 0 ? [{ title, rows }] : []
  })
}

/** The groups as far as so many rows go, and what is left of them. */
export function splitGroups(
  all: readonly SpecificationGroup[],
  rows: number,
): { first: SpecificationGroup[]; more: SpecificationGroup[] } {
  const [first, more]: [SpecificationGroup[], SpecificationGroup[]] = [[], []]
  let room = rows
  for (const { title, rows: each } of all) {
    if (room > 0) first.push({ title, rows: each.slice(0, room) })
    if (each.length > room) more.push({ title, rows: each.slice(Math.max(0, room)) })
    room = Math.max(0, room - each.length)
  }
  return { first, more }
}
