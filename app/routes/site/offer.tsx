import { data, redirect } from 'react-router'
import { openOffer } from '#domain/offers/open-offer.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import { ServerMade } from '../../sections/server-made.tsx'
import type { Route } from './+types/offer'

const parts = import.meta.env.SSR ? await import('../../content/offer-page.tsx') : null

export const handle: PageHandle = { parameters: [] }

/** GET /offers/:id and /offers/:maker/:id: each offer has one of the two, and the other leads to it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await openOffer(context.get(requestContext), params.id, new URL(request.url).pathname)
  if (!page) throw data(null, 404)
  if (page.movedTo !== undefined) throw redirect(page.movedTo, 301)
  return data(withDataForServer({ head: page.head }, page.view), page.isEnded ? 410 : 200)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Offer({ loaderData: { forServer } }: Route.ComponentProps) {
  return <ServerMade>{parts && forServer && <parts.OfferPage view={forServer} />}</ServerMade>
}
