import { existsSync } from 'node:fs'
import { type PictureView, referencePath, references } from '../../demo/paint/reference-path.ts'
import { type Variant, variantNames, variants } from '../variants.ts'
import { exteriorViews, spinView } from '../../demo/paint/views.ts'

/** One visit of the camera. A spin frame is its own mirror image too, seen from the other side. */
export type PlannedShot = { variant: string; view: PictureView; mirrorFrame?: number }

const isThere = (variant: string, view: PictureView): boolean =>
  references.every(reference => existsSync(referencePath(variant, view, reference)))

/** The frame that shows the vehicle from the other side at the same angle: it is symmetric. */
export function mirrorOf(frame: number): number {
  const { frames, firstAzimuth } = spinView
  const steps = (2 * firstAzimuth * frames) / 360
  return (((-frame - steps) % frames) + frames) % frames
}

const spinShots = (variant: string): PlannedShot[] =>
  Array.from({ length: spinView.frames }, (_, frame) => frame)
    .filter(frame => frame <= mirrorOf(frame))
    .map(frame => ({ variant, view: { frame }, mirrorFrame: mirrorOf(frame) }))

const stillsOf = (variant: string): PlannedShot[] => exteriorViews.map(view => ({ variant, view }))

/** Whether its files are there already. */
export const isTaken = ({ variant, view, mirrorFrame }: PlannedShot): boolean =>
  isThere(variant, view) && (mirrorFrame === undefined || isThere(variant, { frame: mirrorFrame }))

/** What has to be taken, stills first: everything or what is missing of it, of all variants or of those asked for. */
export function planShots({ only = [], again = false }: { only?: readonly string[]; again?: boolean }): PlannedShot[] {
  const wanted = variantNames.filter(name => only.length === 0 || only.includes(name))
  const spinning = wanted.filter(name => (variants[name] as Variant).spin)
  return [...wanted.flatMap(stillsOf), ...spinning.flatMap(spinShots)].filter(shot => again || !isTaken(shot))
}
