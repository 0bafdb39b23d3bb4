import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import { photoSizes, vehicleTemplate } from '#domain/vehicles/photo-sizes.ts'
import type { VehiclePageView } from '#domain/vehicles/vehicle-page.server.ts'
import type { SimilarCallView } from '#domain/vehicles/similar-call.ts'
import { layouts } from './layouts.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'
import { VehicleViewer, type VehicleViewerProps } from './viewer/vehicle-viewer.tsx'

// Everything but the viewer is words, which need no program.
const parts = import.meta.env.SSR
  ? {
      ...(await import('./head/vehicle-head.tsx')),
      ...(await import('./body/vehicle-body.tsx')),
      ...(await import('./similar-call.tsx')),
    }
  : null

interface VehicleWords {
  view: VehiclePageView
  body: VehicleBodyView
  /** Asks for others like it, where it cannot be bought. */
  similar: SimilarCallView | null
}

interface VehiclePageProps {
  viewer: Omit<VehicleViewerProps, 'sizes'>
  template: string
  /** Only the server has it. */
  words: VehicleWords | undefined
}

/** One vehicle, its parts in the template's own order. */
export function VehiclePage({ viewer, template: named, words }: VehiclePageProps) {
  const template = vehicleTemplate(named)
  const { frame, viewer: viewerPlace, beside } = layouts[template]
  const head = parts?.vehicleHeads[template]
  return (
    <article>
      <ServerRendered>{head && words && <head.above view={words.view} />}</ServerRendered>
      <div className={frame}>
        <div className={viewerPlace}>
          <VehicleViewer {...viewer} sizes={photoSizes[template]} />
        </div>
        <ServerRendered className={beside}>{head && words && <head.beside view={words.view} />}</ServerRendered>
      </div>
      <ServerRendered part="body">
        {parts && words && <parts.VehicleBody view={words.body} />}
        {parts && words?.similar && <parts.SimilarCall view={words.similar} />}
      </ServerRendered>
    </article>
  )
}
