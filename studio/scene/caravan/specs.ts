import type { CaravanName } from '../../variants.ts'
import { camper, offRoadA, offRoadB } from './off-road-specs.ts'
import type { CaravanSpec } from './spec.ts'
import { popTopA, singleAxle, touring21, touring22 } from './touring-specs.ts'

export const caravanSpecs: Record<CaravanName, CaravanSpec> = {
  'touring 21': touring21, 'touring 22': touring22, 'single axle 16': singleAxle, 'off-road 19': offRoadA, 'off-road 21': offRoadB,
  'pop-top 15': popTopA, camper,
}
