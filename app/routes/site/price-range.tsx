import { openPriceRange } from '#domain/listings/open-price-range.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { PriceRange } from '../../listing/price-range.tsx'
import type { Route } from './+types/price-range'

export const handle: PageHandle = { parameters: [] }

export function loader({ context }: Route.LoaderArgs) {
  return openPriceRange(context.get(requestContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Search by price | ${loaderData.siteName}` },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function PriceRangePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page py-10 lg:py-16">
      <div className="mx-auto max-w-2xl">
        <h1>Search by price</h1>
        <p className="mt-3 text-lg text-pretty text-muted">
          Set the least and the most you would pay, then see what there is, the dearest first.
        </p>
        <PriceRange {...loaderData} />
      </div>
    </div>
  )
}
