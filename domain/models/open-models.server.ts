import { pageFacts } from '../content/page-facts.ts'
import { directoryPaths, modelsOfPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { capitalised } from '../vehicles/nouns.ts'
import { modelCard, rangeByBody } from './model-range.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { siteModels } from './site-models.server.ts'

export type ModelsView = NonNullable<Awaited<ReturnType<typeof openModels>>>

/** As many of a body as are shown before 'View more': whole rows of three and of four. */
const mostOfBody = 12

/** The models of a site by body, or all of one body; null where it has none of that. */
export async function openModels(ctx: Ctx, asked: string | null) {
  const models = await siteModels(ctx)
  const bodies = rangeByBody(models).filter(({ slug }) => slug !== '')
  const body = asked === null || asked.trim() === '' ? null : bodyTypeOf(asked)
  const ofBody = body && models.filter(({ bodies: all }) => all.some(({ slug }) => slug === body.slug))
  if (ofBody?.length === 0) return null
  const choices = bodies.map(({ slug, title, total }) => ({
    label: title,
    count: total,
    href: modelsOfPath(slug),
    isCurrent: slug === body?.slug,
  }))
  const makes = [...new Set((ofBody ?? models).map(({ make }) => make))]
  const title = body ? capitalised(body.plural) : 'Models'
  const described = `${(ofBody ?? models).length} ${body ? `models of ${body.singular}` : 'models'} by ${makes.slice(0, 4).join(', ')}${makes.length > 4 ? ' and others' : ''} at ${ctx.site.name}`
  return {
    ...pageFacts(ctx, {
      title: body ? `${title}: models` : title,
      description: `${described}, with variants, prices and what is in stock.`,
      path: body ? modelsOfPath(body.slug) : directoryPaths.models,
      above: body ? [{ label: 'Models', to: directoryPaths.models }] : [],
      crumb: title,
    }),
    title,
    choices: choices.length > 1 ? choices : [],
    all: { href: directoryPaths.models, count: models.length },
    groups: ofBody
      ? [{ slug: body!.slug, title: '', total: ofBody.length, models: ofBody.map(modelCard) }]
      : rangeByBody(models, mostOfBody),
  }
}
