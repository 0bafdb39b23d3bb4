import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExteriorView } from './views.ts'

/** The two pictures that any colour is painted from. */
export const references = ['black', 'grey'] as const
export type Reference = (typeof references)[number]

/** A still, or a frame of the walk round the vehicle. */
export type PictureView = ExteriorView | { frame: number }

const vehicleMedia = fileURLToPath(new URL('../media/vehicles/', import.meta.url))

const viewName = (view: PictureView): string =>
  typeof view === 'string' ? view : `spin/${String(view.frame).padStart(2, '0')}`

/** A picture's file, from the folder of all vehicles. */
const referenceFile = (variant: string, view: PictureView, reference: Reference): string =>
  `${variant}/${viewName(view)}.${reference}.webp`

export const referencePath = (variant: string, view: PictureView, reference: Reference): string =>
  join(vehicleMedia, referenceFile(variant, view, reference))
