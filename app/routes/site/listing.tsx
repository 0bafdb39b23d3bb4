import { data, Link } from 'react-router'
import { listStock } from '#domain/listings/list-stock.ts'
import { listingParameters, readListingState } from '#domain/listings/listing-state.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { StockSearch } from '../../sections/stock-search.tsx'
import { VehicleGrid } from '../../sections/vehicle-card.tsx'
import { useTrack } from '../../track.ts'
import type { Route } from './+types/listing'

export const handle: PageHandle = { parameters: listingParameters }

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const listed = await listStock(ctx, params.what, readListingState(new URL(request.url).searchParams))
  if (!listed) throw data(null, 404)
  const { wording } = ctx.config
  return { ...listed, siteName: ctx.site.name, empty: { title: wording.emptyTitle, text: wording.emptyText } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData && `${loaderData.title} | ${loaderData.siteName}` }]

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { title, query, cards, total, chips, clear, empty } = loaderData
  useTrack('searchView')
  return (
    <div className="page py-10">
      <h1>{title}</h1>
      <p className="mt-2 text-muted" aria-live="polite">
        {loaderData.counted}
      </p>
      <StockSearch action="" label="Search this list" query={query} kept={loaderData.kept} className="mt-6 max-w-2xl" />
      {loaderData.droppedWords.length > 0 && (
        <p className="mt-3">
          Nothing matches all of it. Shown without “{loaderData.droppedWords.join(' ')}”.
        </p>
      )}
      {chips.length > 0 && <Chips chips={chips} clear={clear} />}
      <div className="mt-8">
        {total === 0 ? <Empty {...empty} clear={chips.length > 0 ? clear : null} /> : <h2 className="sr-only">Vehicles</h2>}
        <VehicleGrid cards={cards} />
      </div>
      <Pages {...loaderData} />
    </div>
  )
}

function Chips({ chips, clear }: Pick<Route.ComponentProps['loaderData'], 'chips' | 'clear'>) {
  return (
    <ul aria-label="Your filters" className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link to={href} className="inline-flex min-h-[3rem] items-center gap-2 rounded-box border border-line bg-surface px-4 no-underline hover:border-ink" aria-label={`Remove ${label}`}>
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={clear} className="inline-flex min-h-[3rem] items-center px-2">
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function Empty({ title, text, clear }: { title: string; text: string; clear: string | null }) {
  return (
    <div className="max-w-prose rounded-box border border-line bg-surface p-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2">{text}</p>
      {clear && (
        <Link to={clear} className="button mt-4">
          Clear Filters
        </Link>
      )}
    </div>
  )
}

function Pages({ page, pages, pageHref }: Pick<Route.ComponentProps['loaderData'], 'page' | 'pages' | 'pageHref'>) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex items-center gap-4">
      {pageHref.previous && (
        <Link className="button" to={pageHref.previous} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {pageHref.next && (
        <Link className="button" to={pageHref.next} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
