import { pictureSizes } from '#domain/media/picture-address.ts'
import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { SimilarForm } from './similar-form.tsx'
import type { FormView } from '#domain/leads/form-view.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'
import { VehicleViewer, type VehicleViewerProps } from './viewer/vehicle-viewer.tsx'

/** How wide the viewer is in each template, and where it stands: above the rest, or at its left. */
const layouts = {
  harbour: {
    sizes: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 57vw'),
    frame: 'page grid gap-x-10 gap-y-8 pb-12 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  roadhouse: {
    sizes: pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 58vw'),
    frame: 'page grid gap-x-8 gap-y-6 py-8 lg:grid-cols-12',
    viewer: 'min-w-0 lg:col-span-7',
    beside: 'min-w-0 lg:col-span-5',
  },
  gallery: { sizes: pictureSizes('100vw', '(min-width: 80rem) 80rem'), frame: '', viewer: 'page', beside: '' },
} as const

export type Template = keyof typeof layouts

const isTemplate = (name: string): name is Template => Object.hasOwn(layouts, name)

// Everything but the viewer is words, which need no program.
const parts = import.meta.env.SSR
  ? { ...(await import('./head/vehicle-head.tsx')), ...(await import('./body/vehicle-body.tsx')) }
  : null

interface VehiclePageProps {
  viewer: Omit<VehicleViewerProps, 'sizes'>
  template: string
  /** Asks for others like it, where it cannot be bought. */
  form: FormView | null
  /** Only the server has it. */
  words: { view: VehiclePageView; body: VehicleBodyView } | undefined
}

/** One vehicle, its parts in the template's own order. */
export function VehiclePage({ viewer, template: named, form, words }: VehiclePageProps) {
  const template = isTemplate(named) ? named : 'harbour'
  const { sizes, frame, viewer: viewerPlace, beside } = layouts[template]
  const head = parts?.vehicleHeads[template]
  return (
    <article>
      <ServerRendered>{head && words && <head.above view={words.view} />}</ServerRendered>
      <div className={frame}>
        <div className={viewerPlace}>
          <VehicleViewer {...viewer} sizes={sizes} />
        </div>
        <ServerRendered className={beside}>{head && words && <head.beside view={words.view} />}</ServerRendered>
      </div>
      <ServerRendered>{parts && words && <parts.VehicleBody view={words.body} />}</ServerRendered>
      <SimilarForm form={form} />
    </article>
  )
}
