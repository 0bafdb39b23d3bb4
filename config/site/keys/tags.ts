import { z } from 'zod'
import { key } from '../key.ts'
import { count, text } from '../value-types.ts'

export const tags = {
  fuel: key(z.boolean(), {
    default: false,
    perVehicle: true,
    serves: ['VD-24'],
    meaning: 'Electric, hybrid and PHEV vehicles are tagged, before anything else',
  }),
  justArrivedDays: key(count(0, 90), {
    default: 8,
    perVehicle: true,
    serves: ['VD-24'],
    meaning: 'Days a vehicle counts as just arrived; 0 is never',
  }),
  testDriveOnly: key(text(60), {
    default: 'Test Drive Only',
    serves: ['BR-10'],
    meaning: 'Tag in the stock data that makes a vehicle test-drive-only',
  }),
}
