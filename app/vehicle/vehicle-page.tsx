import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import { SimilarForm } from './similar-form.tsx'
import type { FormView } from '#domain/leads/form-view.ts'
import { isTemplate, layouts } from './layouts.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'
import { VehicleViewer, type VehicleViewerProps } from './viewer/vehicle-viewer.tsx'

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
      <ServerRendered part="body">{parts && words && <parts.VehicleBody view={words.body} />}</ServerRendered>
      <SimilarForm form={form} />
    </article>
  )
}
