import { directoryPaths, modelsOfPath } from '../../content/route-paths.ts'
import { modelCard } from '../../models/model-range.ts'
import { bodyTypeOf } from '../../vehicles/body-types.ts'
import { siteModels } from '../../models/site-models.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const usualLimit = 6

/** Models of a site's range, all of them or of a make or a body; without any the section is left out. */
export async function loadModelRange({ ctx }: SectionSource, spec: SpecOf<'modelRange'>) {
  const body = spec.body === undefined ? null : bodyTypeOf(spec.body)
  const models = (await siteModels(ctx)).filter(
    ({ make, bodies }) =>
      (spec.make === undefined || make.toLowerCase() === spec.make.toLowerCase()) &&
      (body === null || bodies.some(({ slug }) => slug === body.slug)),
  )
  if (models.length === 0) return null
  const shown = models.slice(0, spec.limit ?? usualLimit)
  return {
    type: spec.type,
    title: spec.title,
    layout: spec.layout ?? 'grid',
    models: shown.map(modelCard),
    all: shown.length < models.length ? { href: body ? modelsOfPath(body.slug) : directoryPaths.models } : null,
  }
}
