import type { StockVehicle } from '#db/stock.ts'
import type { ItemType } from '#db/value-sets.ts'
import { formatNumber } from '../formats/amounts.ts'

/** One thing worth knowing of a vehicle: 'Odometer', '45,000 km', and as it reads without its label. */
export interface Spec {
  label: string
  value: string
  text: string
}

type SpecColumns = Pick<
  StockVehicle,
  'itemType' | 'km' | 'simpleTransmission' | 'simpleFuel' | 'engineSize' | 'sleeps' | 'lengthMm' | 'tareKg' | 'gvmKg'
>

const spec = (label: string, value: string | null | undefined, text = value): Spec | null =>
  value ? { label, value, text: text ?? value } : null
const amount = (value: number | null | undefined, unit: string): string | null =>
  typeof value === 'number' ? `${formatNumber(value)} ${unit}` : null

const odometer = ({ km }: SpecColumns) => spec('Odometer', amount(km, 'km'))
const transmission = ({ simpleTransmission }: SpecColumns) => spec('Transmission', simpleTransmission)
const fuel = ({ simpleFuel }: SpecColumns) => spec('Fuel', simpleFuel)
const engine = ({ engineSize }: SpecColumns) => spec('Engine', amount(engineSize, 'cc'))
const grossMass = ({ gvmKg }: SpecColumns) => spec('GVM', amount(gvmKg, 'kg'), `GVM ${amount(gvmKg, 'kg')}`)
const sleeps = ({ sleeps: berths }: SpecColumns) => spec('Sleeps', berths ? String(berths) : null, `Sleeps ${berths}`)
const length = ({ lengthMm }: SpecColumns) => {
  const text = lengthMm === null ? null : `${(lengthMm / 1000).toFixed(1)} m`
  return spec('Length', text, `${text} long`)
}
const tare = ({ tareKg }: SpecColumns) => spec('Tare', amount(tareKg, 'kg'), `Tare ${amount(tareKg, 'kg')}`)

/** What a shopper asks first, by what is sold. */
const specsOf: Record<ItemType, readonly ((vehicle: SpecColumns) => Spec | null)[]> = {
  car: [odometer, transmission, fuel],
  caravan: [sleeps, length, tare],
  motorcycle: [odometer, engine, transmission],
  truck: [odometer, grossMass, transmission, fuel],
}

const usedCar = [transmission, odometer, ({ simpleFuel }: SpecColumns) => spec('Fuel Type', simpleFuel)]

/** What the trade has always put on a used car's card, in its order; other vehicles say what is asked of them first. */
export const cardSpecs = (vehicle: SpecColumns & Pick<StockVehicle, 'carType'>): Spec[] =>
  vehicle.itemType === 'car' && vehicle.carType === 'used'
    ? usedCar.map((read) => read(vehicle)).filter((found) => found !== null)
    : vehicleSpecs(vehicle)

/** The few facts a card has room for; what is not known is left out. */
export const vehicleSpecs = (vehicle: SpecColumns): Spec[] =>
  specsOf[vehicle.itemType].map((read) => read(vehicle)).filter((found) => found !== null)
