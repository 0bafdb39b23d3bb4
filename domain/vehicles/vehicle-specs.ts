import type { StockVehicle } from '#db/stock.ts'
import { formatNumber } from '../formats/amounts.ts'
import { bodyTypeOf, bodyTypes } from './body-types.ts'
import { motorhome, nounOf } from './nouns.ts'

/** One thing worth knowing of a vehicle: 'Odometer', '45,000 km', and as it reads without its label. */
export interface Spec {
  label: string
  value: string
  text: string
}

// oxfmt-ignore
export type SpecColumns = Pick<
  StockVehicle,
  | 'itemType' | 'simpleBody' | 'km' | 'simpleTransmission' | 'simpleFuel' | 'engineSize' | 'sleeps' | 'lengthMm' | 'atmKg'
  | 'tareKg' | 'axles' | 'learnerApproved' | 'seatHeightMm' | 'gvmKg' | 'towingKg' | 'cab' | 'rangeKm' | 'batteryKwh'
>
type ReadSpec = (vehicle: SpecColumns) => Spec | null

const spec = (label: string, value: string | null | undefined, text = value): Spec | null =>
  value ? { label, value, text: text ?? value } : null
const amount = (value: number | null | undefined, unit: string): string | null =>
  typeof value === 'number' ? `${formatNumber(value)} ${unit}` : null
/** A figure that says what it is of only with its label before it. */
const figure = (label: string, value: string | null) => spec(label, value, `${label} ${value}`)

/** Millimetres as a length people say: '6.4 m'. */
export const metres = (millimetres: number): string => `${(millimetres / 1000).toFixed(1)} m`

const odometer: ReadSpec = ({ km }) => spec('Odometer', amount(km, 'km'))
const transmission: ReadSpec = ({ simpleTransmission }) => spec('Transmission', simpleTransmission)
const engine: ReadSpec = ({ engineSize }) => spec('Engine', amount(engineSize, 'cc'))
const grossMass: ReadSpec = ({ gvmKg }) => figure('GVM', amount(gvmKg, 'kg'))
const axles: ReadSpec = ({ axles: count }) => figure('Axles', count === null ? null : String(count))
const sleeps: ReadSpec = ({ sleeps: berths }) => figure('Sleeps', berths ? String(berths) : null)
const length: ReadSpec = ({ lengthMm }) =>
  lengthMm === null ? null : spec('Length', metres(lengthMm), `${metres(lengthMm)} long`)
const loaded: ReadSpec = ({ atmKg }) => figure('ATM', amount(atmKg, 'kg'))
const tare: ReadSpec = ({ tareKg }) => figure('Tare', amount(tareKg, 'kg'))
const seatHeight: ReadSpec = ({ seatHeightMm }) => figure('Seat height', amount(seatHeightMm, 'mm'))
const cab: ReadSpec = ({ cab: words }) => spec('Cab', words)
const towing: ReadSpec = ({ towingKg }) => figure('Braked towing', amount(towingKg, 'kg'))
/** Said only where the data says yes: what is not known may not be legal to ride. */
const learner: ReadSpec = ({ learnerApproved }) => spec('Licence', learnerApproved ? 'Learner approved (LAMS)' : null)
/** How far an electric vehicle goes says that it is one. */
const fuelUnder =
  (label: string): ReadSpec =>
  ({ simpleFuel, rangeKm }) =>
    (simpleFuel === 'Electric' ? figure('Range', amount(rangeKm, 'km')) : null) ?? spec(label, simpleFuel)
const fuel = fuelUnder('Fuel')
const battery: ReadSpec = ({ simpleFuel, batteryKwh }) =>
  simpleFuel === 'Electric' ? figure('Battery', amount(batteryKwh, 'kWh')) : null

/** What a shopper asks first, by what is sold. */
const specsOf = {
  car: [odometer, transmission, fuel, battery],
  ute: [odometer, cab, towing, fuel],
  caravan: [sleeps, length, loaded, tare],
  motorhome: [sleeps, length, odometer, transmission],
  motorcycle: [odometer, engine, learner, seatHeight],
  truck: [grossMass, axles, odometer, transmission],
} satisfies Record<string, readonly ReadSpec[]>

const uteBodies = new Set<object>([bodyTypes.ute, bodyTypes.cabChassis])

function kindOf(vehicle: SpecColumns): keyof typeof specsOf {
  if (nounOf(vehicle) === motorhome) return 'motorhome'
  const isUte = vehicle.itemType === 'car' && vehicle.simpleBody && uteBodies.has(bodyTypeOf(vehicle.simpleBody))
  return isUte ? 'ute' : vehicle.itemType
}

const usedCar = [transmission, odometer, fuelUnder('Fuel Type'), battery]

const readAll = (specs: readonly ReadSpec[], vehicle: SpecColumns): Spec[] =>
  specs.map((read) => read(vehicle)).filter((found) => found !== null)

/** What the trade has always put on a used car's card, in its order; other vehicles say what is asked of them first. */
export function cardSpecs(vehicle: SpecColumns & Pick<StockVehicle, 'carType'>): Spec[] {
  if (vehicle.itemType !== 'car' || vehicle.carType !== 'used') return vehicleSpecs(vehicle)
  return readAll(kindOf(vehicle) === 'ute' ? [...usedCar, cab, towing] : usedCar, vehicle)
}

/** The few facts a card has room for; what is not known is left out. */
export const vehicleSpecs = (vehicle: SpecColumns): Spec[] => readAll(specsOf[kindOf(vehicle)], vehicle)
