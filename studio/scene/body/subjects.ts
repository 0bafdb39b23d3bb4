import { type BodyName, type BodyVariant, type Variant, variants } from '../../variants.ts'
import type { SubjectBuilder } from '../subject.ts'
import { bonnetedTruck } from './blueprints/bonneted.ts'
import { cabOverTruck, tipper, trayTruck } from './blueprints/cab-over.ts'
import { campervan } from './blueprints/campervan.ts'
import { compactSuv } from './blueprints/compact-suv.ts'
import { convertible, coupe } from './blueprints/coupe.ts'
import { dualCabUte } from './blueprints/dual-cab-ute.ts'
import { hatch } from './blueprints/hatch.ts'
import { largeSuv } from './blueprints/large-suv.ts'
import { lightTruck } from './blueprints/light-truck.ts'
import { motorhome } from './blueprints/motorhome.ts'
import { sedan, wagon } from './blueprints/sedan.ts'
import { peopleMover, van } from './blueprints/vans.ts'
import { cabChassisUte, singleCabUte } from './blueprints/work-utes.ts'
import { faces } from './faces/faces.ts'
import type { Model } from './model.ts'
import { bullBar } from './parts/bull-bar.ts'
import { buildVehicle } from './vehicle.ts'

const models: Record<BodyName, Model> = {
  hatch, sedan, wagon, coupe, convertible, 'suv-compact': compactSuv, 'suv-large': largeSuv, 'ute-dual-cab': dualCabUte,
  'ute-single-cab': singleCabUte, 'ute-cab-chassis': cabChassisUte, van, 'people-mover': peopleMover, 'light-truck': lightTruck,
  'truck-cab-over': cabOverTruck, 'truck-bonneted': bonnetedTruck, 'truck-tipper': tipper, 'truck-tray': trayTruck, motorhome,
  campervan,
}

const builderOf = ({ body, face, bullBar: bar, ...trim }: BodyVariant): SubjectBuilder => () =>
  buildVehicle(models[body], { ...trim, face: face && faces[face], extras: bar && (kit => bullBar(kit, bar)) })

export const subjects: Readonly<Record<string, SubjectBuilder>> = Object.fromEntries(
  Object.entries<Variant>(variants).flatMap(([name, variant]) => 'body' in variant ? [[name, builderOf(variant)]] : []),
)
