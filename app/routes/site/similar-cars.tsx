import { renderToStaticMarkup } from 'react-dom/server'
import { similarTo } from '#domain/vehicles/similar-cards.ts'
import { isAppError } from '#domain/app-error.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { SimilarItems } from '../../vehicle/body/similar-items.tsx'
import type { Route } from './+types/similar-cars'

export const handle: PageHandle = { parameters: [] }

/** GET /cars/:slug/similar: cards for the list on that vehicle's page, as HTML; it knows neither frame nor script. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext)
  try {
    const cards = await similarTo(ctx, params.slug)
    return new Response(renderToStaticMarkup(<SimilarItems cards={cards} look={ctx.config.listing.card} />), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
    })
  } catch (error) {
    if (!isAppError(error)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: 404 })
  }
}
