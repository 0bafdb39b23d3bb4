import { type Variant, variants } from '../../variants.ts'
import type { SubjectBuilder } from '../subject.ts'
import { buildCaravan } from './caravan.ts'
import { caravanSpecs } from './specs.ts'

const entries = Object.entries<Variant>(variants)

/** The caravans, by the name of their variant. */
export const subjects: Readonly<Record<string, SubjectBuilder>> = Object.fromEntries(
  entries.flatMap(([name, variant]) => 'caravan' in variant ? [[name, () => buildCaravan(caravanSpecs[variant.caravan])]] : []),
)
