import type { ItemType } from '#db/value-sets.ts'
import { bodyTypeOf } from './body-types.ts'

/** The bodies there is a drawing of, by their address; each is a file of public/silhouettes. */
const drawn = [
  '4x4',
  'suv',
  'ute',
  'cab-chassis',
  'ev',
  'hatch',
  'sedan',
  'wagon',
  'coupe',
  'convertible',
  'van',
  'people-mover',
  'motorhome',
  'light-truck',
  'prime-mover',
  'tipper',
  'tray',
  'caravan',
  'off-road-caravan',
  'pop-top',
  'camper-trailer',
  'naked',
  'cruiser',
  'adventure',
  'scooter',
  'sport',
  'touring',
  'trail',
] as const
export type Silhouette = (typeof drawn)[number]

/** Bodies that look like another. */
const alike: Readonly<Record<string, Silhouette>> = {
  bus: 'van',
  hardtop: '4x4',
  prestige: 'sedan',
  'soft-top': 'convertible',
}
const ofKind: Readonly<Record<ItemType, Silhouette>> = {
  car: 'hatch',
  caravan: 'caravan',
  motorcycle: 'naked',
  truck: 'light-truck',
}

const isDrawn = (slug: string): slug is Silhouette => (drawn as readonly string[]).includes(slug)

/** What a body looks like from the side, or else its kind. */
export function silhouetteOf(body: string | null, kind: ItemType = 'car'): Silhouette {
  const slug = body === null ? '' : bodyTypeOf(body).slug
  return isDrawn(slug) ? slug : Object.hasOwn(alike, slug) ? alike[slug]! : ofKind[kind]
}
