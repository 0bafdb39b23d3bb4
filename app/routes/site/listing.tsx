import { data, Link } from 'react-router'
import { listStock } from '#domain/listings/list-stock.ts'
import { pageNumber } from '#domain/listings/page-number.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { VehicleGrid } from '../../sections/vehicle-card.tsx'
import { useTrack } from '../../track.ts'
import type { Route } from './+types/listing'

export const handle: PageHandle = { parameters: ['page'] }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const page = pageNumber(new URL(request.url).searchParams.get('page'))
  const listed = await listStock(ctx, params.what, page)
  if (!listed) throw data(null, 404)
  return { ...listed, siteName: ctx.site.name, empty: ctx.config.wording.emptyTitle }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData && `${loaderData.title} | ${loaderData.siteName}` }]

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { title, cards, total, page, pages, empty } = loaderData
  useTrack('searchView')
  return (
    <div className="page py-10">
      <h1>{title}</h1>
      <p className="mt-2 mb-8 text-muted">{loaderData.counted}</p>
      {total === 0 ? <p>{empty}</p> : <h2 className="sr-only">Vehicles</h2>}
      <VehicleGrid cards={cards} />
      {pages > 1 && <Pages page={page} pages={pages} />}
    </div>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center gap-4">
      {page > 1 && (
        <Link className="button" to={page === 2 ? '?' : `?page=${page - 1}`} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="button" to={`?page=${page + 1}`} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
