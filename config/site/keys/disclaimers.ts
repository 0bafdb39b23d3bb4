import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const disclaimers = {
  site: key(text(4000).nullable(), { default: null, serves: ['PL-05'], meaning: 'Stands at the foot of every page' }),
  vehicle: key(text(4000).nullable(), {
    default: null,
    perVehicle: true,
    serves: ['PL-05', 'VD-14'],
    meaning: 'Stands on vehicle pages',
  }),
  finance: key(text(4000).nullable(), {
    default: null,
    perVehicle: true,
    serves: ['PL-05', 'FN-13'],
    meaning: "Added to the lender's own where a repayment is shown",
  }),
  offer: key(text(4000).nullable(), {
    default: null,
    serves: ['PL-05', 'OS-07'],
    meaning: 'Stands under an offer that brings none of its own',
  }),
}
