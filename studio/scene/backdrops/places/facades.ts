import type { PlaceBuilder } from '../place.ts'
import { caravansFacade } from './facades/caravans.ts'
import { cityFacade } from './facades/city.ts'
import { coastalFacade } from './facades/coastal.ts'
import { countryFacade } from './facades/country.ts'
import { electricFacade } from './facades/electric.ts'
import { motorcyclesFacade } from './facades/motorcycles.ts'
import { multiStoreyFacade } from './facades/multi-storey.ts'
import { suburbanFacade } from './facades/suburban.ts'

/** Dealerships seen from the street, by name. */
export const facades: Readonly<Record<string, PlaceBuilder>> = {
  'facade-city': cityFacade,
  'facade-suburban': suburbanFacade,
  'facade-country': countryFacade,
  'facade-coastal': coastalFacade,
  'facade-multi-storey': multiStoreyFacade,
  'facade-motorcycles': motorcyclesFacade,
  'facade-caravans': caravansFacade,
  'facade-electric': electricFacade,
}
