import { existsSync } from 'node:fs'
import { type PictureView, referencePath, references } from '../../demo/paint/reference-path.ts'
import { type Variant, variantNames, variants } from '../variants.ts'
import { exteriorViews, spinView } from '../../demo/paint/views.ts'

/** One visit of the camera. */
export type PlannedShot = { variant: string; view: PictureView }

/** Every frame is drawn: a vehicle is not its own mirror image, as its steering wheel, fuel flap and exhaust are on one side. */
export const spinFrames = Array.from({ length: spinView.frames }, (_, frame) => ({ frame }))

/** Whether its files are there already. */
export const isTaken = ({ variant, view }: PlannedShot): boolean =>
  references.every(reference => existsSync(referencePath(variant, view, reference)))

const shotsOf = (variant: string, views: readonly PictureView[]): PlannedShot[] => views.map(view => ({ variant, view }))

/** What has to be taken, stills first: everything or what is missing of it, of all variants or of those asked for. */
export function planShots({ only = [], again = false }: { only?: readonly string[]; again?: boolean }): PlannedShot[] {
  const wanted = variantNames.filter(name => only.length === 0 || only.includes(name))
  const spinning = wanted.filter(name => (variants[name] as Variant).spin)
  return [...wanted.flatMap(name => shotsOf(name, exteriorViews)), ...spinning.flatMap(name => shotsOf(name, spinFrames))]
    .filter(shot => again || !isTaken(shot))
}
