import { type Facade, facadeNames } from '../../../../demo/places.ts'
import type { PlaceBuilder } from '../place.ts'
import { afterDark } from './facades/after-dark.ts'
import { country } from './facades/country.ts'
import { facade, type FacadeLook } from './facades/facade.ts'
import { family } from './facades/family.ts'
import { quiet } from './facades/quiet.ts'
import { seaside } from './facades/seaside.ts'

const looks: Readonly<Record<Facade, FacadeLook>> = { ...family, ...seaside, ...quiet, ...country, ...afterDark }

/** Dealerships seen from the street, by the name of their place. */
export const facades: Readonly<Record<string, PlaceBuilder>> = Object.fromEntries(facadeNames.map(name => [`facade-${name}`, facade(looks[name])]))
