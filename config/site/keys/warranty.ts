import { key } from '../key.ts'
import { count } from '../value-types.ts'

export const warranty = {
  standardYears: key(count(1, 10), {
    default: 3,
    perVehicle: true,
    notBuilt: true,
    serves: ['CN-02'],
    meaning: "Years of the manufacturer's standard warranty",
  }),
  mechanicalYears: key(count(1, 10).nullable(), {
    default: null,
    perVehicle: true,
    notBuilt: true,
    serves: ['CN-02'],
    meaning: 'Years of mechanical protection; none is mentioned without it',
  }),
}
