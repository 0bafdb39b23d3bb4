import { type Facade, facadeNames } from '../../../../demo/places.ts'
import type { PlaceBuilder } from '../place.ts'
import { electricFacade, lanewayFacade, motorcyclesFacade, nightWorkshopFacade } from './facades/after-dark.ts'
import { caravansFacade, countryFacade, truckYardFacade } from './facades/country.ts'
import { clearanceFacade, serviceBaysFacade, suburbanFacade, weatherboardFacade } from './facades/family.ts'
import { arcadeFacade, cityFacade, cycleGalleryFacade, multiStoreyFacade, pavilionFacade, truckDepotFacade } from './facades/quiet.ts'
import { coastalFacade, esplanadeFacade } from './facades/seaside.ts'

const builders: Readonly<Record<Facade, PlaceBuilder>> = {
  weatherboard: weatherboardFacade,
  suburban: suburbanFacade,
  clearance: clearanceFacade,
  'service-bays': serviceBaysFacade,
  coastal: coastalFacade,
  esplanade: esplanadeFacade,
  city: cityFacade,
  'multi-storey': multiStoreyFacade,
  pavilion: pavilionFacade,
  arcade: arcadeFacade,
  'cycle-gallery': cycleGalleryFacade,
  'truck-depot': truckDepotFacade,
  caravans: caravansFacade,
  country: countryFacade,
  'truck-yard': truckYardFacade,
  motorcycles: motorcyclesFacade,
  'night-workshop': nightWorkshopFacade,
  electric: electricFacade,
  laneway: lanewayFacade,
}

/** Dealerships seen from the street, by the name of their place. */
export const facades: Readonly<Record<string, PlaceBuilder>> = Object.fromEntries(facadeNames.map(name => [`facade-${name}`, builders[name]]))
