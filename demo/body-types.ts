/** The body types of cars, vans, buses, light trucks and motorhomes. */
export const bodyTypes = [
  '4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'ev', 'hardtop', 'hatch', 'hatchback', 'motorhome', 'lightTruck',
  'peopleMover', 'prestige', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon',
] as const

/** What is not a car keeps its own words. */
export const motorcycleBodies = ['adventure', 'cruiser', 'naked', 'scooter', 'sport', 'touring', 'trail'] as const
export const caravanBodies = ['camperTrailer', 'caravan', 'offRoadCaravan', 'popTop'] as const
export const truckBodies = ['primeMover', 'tipper', 'tray'] as const

export type Body =
  | (typeof bodyTypes)[number] | (typeof motorcycleBodies)[number]
  | (typeof caravanBodies)[number] | (typeof truckBodies)[number]
