import { z } from 'zod'
import { key } from '../key.ts'
import { cents, count } from '../value-types.ts'

const consumption = z.number().min(0.1).max(100)

export const runningCosts = {
  kmPerWeek: key(count(1, 5_000), {
    default: 250,
    perVehicle: true,
    serves: ['DL-02'],
    meaning: 'Kilometres a week that the fuel and energy calculators begin with',
  }),
  fuelPerLitreCents: key(cents, {
    default: 170,
    perVehicle: true,
    serves: ['DL-02', 'VD-08'],
    meaning: 'Price of a litre of fuel that the calculator begins with',
  }),
  litresPer100Km: key(consumption, {
    default: 10,
    perVehicle: true,
    serves: ['DL-02'],
    meaning: 'Litres for 100 km, where a vehicle’s own consumption is not known',
  }),
  energyPerKwhCents: key(cents, {
    default: 30,
    perVehicle: true,
    serves: ['VD-08'],
    meaning: 'Price of a kilowatt-hour that the calculator of an electric vehicle begins with',
  }),
  kwhPer100Km: key(consumption, {
    default: 18,
    perVehicle: true,
    serves: ['VD-08'],
    meaning: 'Kilowatt-hours for 100 km, where neither battery nor range is known',
  }),
}
