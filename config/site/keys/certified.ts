import { z } from 'zod'
import { key } from '../key.ts'
import { asset, text } from '../value-types.ts'

export const certified = {
  makes: key(z.array(text(60)).max(20), {
    default: [],
    serves: ['VD-20', 'VD-24'],
    meaning: 'Manufacturers whose certified used vehicles carry the badge',
  }),
  logo: key(asset.nullable(), {
    default: null,
    perVehicle: true,
    serves: ['VD-24'],
    meaning: 'Picture of the badge; without one it is set in type',
  }),
  benefits: key(z.array(text(300)).max(20), {
    default: [],
    perVehicle: true,
    serves: ['VD-20'],
    meaning: "Benefits listed in the badge's dialog",
  }),
}
