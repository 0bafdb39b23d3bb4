/** The light a picture was taken in: pictures of one dealer belong together, so they share it. */
export type Daylight = 'day' | 'dark'

interface BackdropLook {
  light: Daylight
  /** What is seen above and below a vehicle, as hex: painted until its picture has come. */
  top: string
  bottom: string
}

/**
 * Where vehicles are photographed: the corner of a yard, a wall, a studio. The pictures are in media/backdrops, one for each
 * view; the studio builds what is named here, and a dealership says which of them are its own.
 */
export const backdrops = {
  studio: { light: 'day', top: 'c3c5c8', bottom: 'e1e0e3' },
  'weatherboard-yard': { light: 'day', top: 'a7a395', bottom: 'a9a196' },
  'jacaranda-fence': { light: 'day', top: 'abadb0', bottom: 'a5a199' },
  'white-terrace': { light: 'day', top: '9da09e', bottom: 'abb1b6' },
  'dune-rail': { light: 'day', top: 'aec8dc', bottom: 'a6a197' },
  'concrete-court': { light: 'day', top: '7b7772', bottom: '8f8e8a' },
  'stone-studio': { light: 'day', top: 'a4a098', bottom: 'bdbab2' },
  'graphite-studio': { light: 'day', top: '656460', bottom: '787773' },
  'gravel-gums': { light: 'day', top: '9d8d6e', bottom: '9a826e' },
  'iron-shed': { light: 'day', top: '5a6a62', bottom: 'afa395' },
  'brick-workshop': { light: 'dark', top: '754e2c', bottom: '5a4232' },
  'parking-deck': { light: 'dark', top: '5d5a4c', bottom: '595a53' },
  'light-bars': { light: 'dark', top: '191d20', bottom: '292f33' },
  'cool-studio': { light: 'dark', top: '31484e', bottom: '272b2e' },
} as const satisfies Record<string, BackdropLook>

export type Backdrop = keyof typeof backdrops
export const backdropNames = Object.keys(backdrops) as Backdrop[]
export const isBackdrop = (name: string): name is Backdrop => Object.hasOwn(backdrops, name)

/** Where models are shown that no dealer photographed: a manufacturer's own room. */
export const makersBackdrop = 'studio' satisfies Backdrop

/** Dealerships seen from the street; the pictures are in media/facades. */
export const facadeNames = [
  'weatherboard',
  'suburban',
  'clearance',
  'service-bays',
  'coastal',
  'esplanade',
  'city',
  'multi-storey',
  'pavilion',
  'arcade',
  'cycle-gallery',
  'truck-depot',
  'caravans',
  'country',
  'truck-yard',
  'motorcycles',
  'night-workshop',
  'electric',
  'laneway',
] as const
export type Facade = (typeof facadeNames)[number]
