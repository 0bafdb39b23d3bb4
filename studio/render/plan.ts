import { existsSync } from 'node:fs'
import { type PictureView, referencePath, references } from '../../demo/paint/reference-path.ts'
import { motorcycles } from '../motorcycles.ts'
import { type Variant, variants } from '../variants.ts'
import { exteriorViews, spinView } from '../../demo/paint/views.ts'

/** One visit of the camera. */
export type PlannedShot = { variant: string; view: PictureView }

/** Every frame is drawn: a vehicle is not its own mirror image, as its steering wheel, fuel flap and exhaust are on one side. */
export const spinFrames = Array.from({ length: spinView.frames }, (_, frame) => ({ frame }))

/** Whether its files are there already. */
export const isTaken = ({ variant, view }: PlannedShot): boolean =>
  references.every(reference => existsSync(referencePath(variant, view, reference)))

const shotsOf = (variant: string, views: readonly PictureView[]): PlannedShot[] => views.map(view => ({ variant, view }))

/** Whether a view is among those named; `spin` stands for all its frames. */
const isNamed = (view: PictureView, names: readonly string[]): boolean =>
  names.length === 0 || names.includes(typeof view === 'string' ? view : 'spin')

type Wanted = { only?: readonly string[]; views?: readonly string[]; again?: boolean }

const vehicles: Record<string, Variant | { spin: boolean }> = { ...variants, ...motorcycles }

/** What has to be taken, stills first: everything or what is missing of it, of all variants and views or of those asked for. */
export function planShots({ only = [], views = [], again = false }: Wanted): PlannedShot[] {
  const wanted = Object.keys(vehicles).filter(name => only.length === 0 || only.includes(name))
  const spinning = wanted.filter(name => vehicles[name]?.spin)
  return [...wanted.flatMap(name => shotsOf(name, exteriorViews)), ...spinning.flatMap(name => shotsOf(name, spinFrames))]
    .filter(shot => isNamed(shot.view, views) && (again || !isTaken(shot)))
}
