import { openDealership, openDealerships, openDealershipsOf } from '#domain/locations/open-dealerships.server.ts'
import { dealershipsOfPath, locationPath } from '#domain/content/route-paths.ts'
import type { Ctx } from '#domain/ctx.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/dealerships'

export const handle: PageHandle = { parameters: ['q', 'filter'] }

/** GET /dealerships?q=, /dealerships/{make}?filter=brand */
export async function loader({ context, params: { make }, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const view = make === undefined ? await openDealerships(ctx, query.get('q') ?? '') : await ofWord(ctx, make, query)
  return openedPage(ctx, request, view)
}

/** Without the filter the word is a dealership's, or a make's all the same. */
async function ofWord(ctx: Ctx, word: string, query: URLSearchParams) {
  if (query.get('filter') === 'brand') return openDealershipsOf(ctx, word)
  if (await openDealership(ctx, word)) return { redirect: locationPath(word) }
  return (await openDealershipsOf(ctx, word)) && { redirect: dealershipsOfPath(word.toLowerCase()) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR ? await import('../../directory/dealerships-page.tsx') : null

export default function Dealerships({ loaderData: { forServer }, params }: Route.ComponentProps) {
  return (
    <DirectoryFrame>
      {parts && forServer && <parts.DealershipsPage view={forServer} searches={params.make === undefined} />}
    </DirectoryFrame>
  )
}
