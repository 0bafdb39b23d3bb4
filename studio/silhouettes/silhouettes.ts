import type { Silhouette } from '../../domain/vehicles/silhouette.ts'

/** What each silhouette is traced from. */
export const silhouettes: Readonly<Record<Silhouette, string>> = {
  '4x4': 'suv-large-a',
  suv: 'suv-compact-a',
  ute: 'ute-dual-cab-a',
  'cab-chassis': 'ute-cab-chassis-a',
  hatch: 'hatch-a',
  sedan: 'sedan-a',
  wagon: 'wagon-a',
  coupe: 'coupe-a',
  convertible: 'convertible-a',
  van: 'van-a',
  'people-mover': 'people-mover-a',
  motorhome: 'motorhome-a',
  'light-truck': 'light-truck-a',
  caravan: 'caravan-a',
  naked: 'motorcycle-naked-a',
  cruiser: 'motorcycle-cruiser-a',
}
