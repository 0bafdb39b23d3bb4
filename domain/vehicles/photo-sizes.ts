import { pictureSizes } from '../media/picture-address.ts'

/** How wide a photo is on a vehicle's page, in each template. */
export const photoSizes = {
  harbour: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 57vw'),
  roadhouse: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 58vw'),
  gallery: pictureSizes('100vw', '(min-width: 80rem) 80rem'),
} as const

export type Template = keyof typeof photoSizes

/** Any other template shows vehicles as the first of these does. */
export const vehicleTemplate = (name: string): Template =>
  Object.hasOwn(photoSizes, name) ? (name as Template) : 'harbour'
