import type { bodyTypes } from '#domain/vehicles/body-types.ts'

// What is not a car keeps the trade's own words.
export const motorcycleBodies = ['adventure', 'cruiser', 'naked', 'scooter', 'sport', 'touring', 'trail'] as const
export const caravanBodies = ['camper trailer', 'caravan', 'off-road caravan', 'pop top'] as const
export const truckBodies = ['prime mover', 'tipper', 'tray'] as const

export type Body =
  | keyof typeof bodyTypes
  | (typeof motorcycleBodies)[number]
  | (typeof caravanBodies)[number]
  | (typeof truckBodies)[number]
