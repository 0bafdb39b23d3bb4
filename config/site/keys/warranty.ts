import { z } from 'zod'
import { key } from '../key.ts'
import { count, text } from '../value-types.ts'

export const warranty = {
  standardYears: key(count(1, 10).nullable(), {
    default: 3,
    perVehicle: true,
    serves: ['CN-02'],
    meaning:
      "Years of the manufacturer's standard warranty; a rule on makes gives some brands more. Nothing is said without it",
  }),
  mechanicalYears: key(count(1, 10).nullable(), {
    default: null,
    perVehicle: true,
    serves: ['CN-02'],
    meaning: 'Years of mechanical protection; none is mentioned without it',
  }),
  statutory: key(z.boolean(), {
    default: true,
    perVehicle: true,
    serves: ['CN-02'],
    meaning: 'Say what warranty the law of its state gives a used vehicle',
  }),
  statutoryText: key(text().nullable(), {
    default: null,
    perVehicle: true,
    serves: ['CN-02'],
    meaning: "The dealer's own words for the warranty by law, where there is one",
  }),
}
