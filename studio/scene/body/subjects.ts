import { type BodyName, type BodyVariant, type Variant, variants } from '../../variants.ts'
import type { SubjectBuilder } from '../subject.ts'
import { bonnetedTruck } from './blueprints/bonneted.ts'
import { boxMover } from './blueprints/box-mover.ts'
import { cabOverTruck, tipper, trayTruck } from './blueprints/cab-over.ts'
import { campervan } from './blueprints/campervan.ts'
import { cityHatch } from './blueprints/city-hatch.ts'
import { compactSuv } from './blueprints/compact-suv.ts'
import { convertible, coupe } from './blueprints/coupe.ts'
import { crossWagon } from './blueprints/cross-wagon.ts'
import { dualCabUte } from './blueprints/dual-cab-ute.ts'
import { hatch } from './blueprints/hatch.ts'
import { largeSuv } from './blueprints/large-suv.ts'
import { liftback } from './blueprints/liftback.ts'
import { lightTruck } from './blueprints/light-truck.ts'
import { motorhome } from './blueprints/motorhome.ts'
import { rearEnginedCoupe } from './blueprints/rear-engined-coupe.ts'
import { sedan, wagon } from './blueprints/sedan.ts'
import { smallSuv } from './blueprints/small-suv.ts'
import { peopleMover, van } from './blueprints/vans.ts'
import { cabChassisUte, singleCabUte } from './blueprints/work-utes.ts'
import { faces } from './faces/faces.ts'
import type { Model } from './model.ts'
import { bullBar } from './parts/bull-bar.ts'
import { tails } from './tails/tails.ts'
import { buildVehicle } from './vehicle.ts'

const models: Record<BodyName, Model> = {
  hatch, sedan, wagon, coupe, convertible, 'suv-compact': compactSuv, 'suv-large': largeSuv, 'ute-dual-cab': dualCabUte,
  'ute-single-cab': singleCabUte, 'ute-cab-chassis': cabChassisUte, van, 'people-mover': peopleMover, 'light-truck': lightTruck,
  'truck-cab-over': cabOverTruck, 'truck-bonneted': bonnetedTruck, 'truck-tipper': tipper, 'truck-tray': trayTruck, motorhome,
  campervan, liftback, 'suv-small': smallSuv, 'hatch-city': cityHatch, 'coupe-rear': rearEnginedCoupe, 'wagon-cross': crossWagon,
  'people-mover-box': boxMover,
}

const builderOf = ({ body, face, tail, bullBar: bar, ...trim }: BodyVariant): SubjectBuilder => () =>
  buildVehicle(models[body], { ...trim, face: face && faces[face], tail: tail && tails[tail],
    extras: bar && (kit => bullBar(kit, bar)) })

export const subjects: Readonly<Record<string, SubjectBuilder>> = Object.fromEntries(
  Object.entries<Variant>(variants).flatMap(([name, variant]) => 'body' in variant ? [[name, builderOf(variant)]] : []),
)
