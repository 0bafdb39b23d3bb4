import type { StockVehicle } from '#db/stock.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import { formatNumber } from '../formats/amounts.ts'
import { metres } from './vehicle-specs.ts'

export type KindColumns = Pick<VehicleRow, 'widthMm' | 'specifications'>
type Fact = readonly [label: string, value: string | number | null | undefined]

const of = (value: number | null, unit: string): string | null =>
  value === null ? null : `${formatNumber(value)} ${unit}`
const yes = (value: boolean | null): string | null => (value ? 'Yes' : null)

/** What is asked of its kind, all of it; a caravan's measures in the feed's own words where they tell no number. */
export function kindFacts(vehicle: StockVehicle, columns: KindColumns | undefined): Fact[] {
  return [
    ...(vehicle.itemType === 'caravan' ? caravanFacts(vehicle, columns) : []),
    ['Cab', vehicle.cab],
    ['Licence', vehicle.learnerApproved ? 'Learner approved (LAMS)' : null],
    ['Seat height', of(vehicle.seatHeightMm, 'mm')],
    ['Range', of(vehicle.rangeKm, 'km')],
    ['Battery', of(vehicle.batteryKwh, 'kWh')],
    ['DC charging', of(vehicle.dcKw, 'kW')],
    ['AC charging', of(vehicle.acKw, 'kW')],
    ['Battery health', vehicle.batteryHealth === null ? null : `${vehicle.batteryHealth}%`],
    ['GVM', of(vehicle.gvmKg, 'kg')],
    ['Payload', of(vehicle.payloadKg, 'kg')],
    ['Braked towing', of(vehicle.towingKg, 'kg')],
    ['Axles', vehicle.axles],
  ]
}

function caravanFacts(vehicle: StockVehicle, columns: KindColumns | undefined): Fact[] {
  const { lengthMm, tareKg, atmKg, sleeps, offRoad, bunks, ensuite } = vehicle
  const told = columns?.specifications ?? {}
  const width = columns?.widthMm ?? null
  return [
    ['Sleeps', sleeps],
    ['Length', lengthMm === null ? told.body_length : metres(lengthMm)],
    ['Width', width === null ? told.body_width : metres(width)],
    ['ATM', of(atmKg, 'kg') ?? told.aggregate_trailer_mass],
    ['Tare', of(tareKg, 'kg') ?? told.tare_weight],
    ['Axle type', told.axle_type],
    ['Off-road', yes(offRoad)],
    ['Bunks', yes(bunks)],
    ['Ensuite', yes(ensuite)],
  ]
}
