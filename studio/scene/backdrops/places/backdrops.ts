import type { Backdrop } from '../../../../demo/places.ts'
import type { PlaceBuilder } from '../place.ts'
import { brickWorkshop } from './backdrops/brick-workshop.ts'
import { concreteCourt } from './backdrops/concrete-court.ts'
import { duneRail } from './backdrops/dune-rail.ts'
import { gravelGums } from './backdrops/gravel-gums.ts'
import { ironShed } from './backdrops/iron-shed.ts'
import { jacarandaFence } from './backdrops/jacaranda-fence.ts'
import { lightBars } from './backdrops/light-bars.ts'
import { parkingDeck } from './backdrops/parking-deck.ts'
import { weatherboardYard } from './backdrops/weatherboard-yard.ts'
import { whiteTerrace } from './backdrops/white-terrace.ts'
import { studio } from './studio.ts'

/** What lies behind a vehicle of a dealer's stock, by name. */
export const backdropPlaces: Readonly<Record<Backdrop, PlaceBuilder>> = {
  studio: studio('light'),
  'weatherboard-yard': weatherboardYard,
  'jacaranda-fence': jacarandaFence,
  'white-terrace': whiteTerrace,
  'dune-rail': duneRail,
  'concrete-court': concreteCourt,
  'stone-studio': studio('stone'),
  'graphite-studio': studio('graphite'),
  'gravel-gums': gravelGums,
  'iron-shed': ironShed,
  'brick-workshop': brickWorkshop,
  'parking-deck': parkingDeck,
  'light-bars': lightBars,
  'cool-studio': studio('cool'),
}
