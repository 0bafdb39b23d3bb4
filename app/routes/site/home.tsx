import { Link } from 'react-router'
import { openHome } from '#domain/content/open-home.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { BrandDirectory } from '../../sections/brand-directory.tsx'
import { LocationList } from '../../sections/location-list.tsx'
import { VehicleGrid } from '../../sections/vehicle-card.tsx'
import type { Route } from './+types/home'

export const handle: PageHandle = { parameters: [] }

export function loader({ context }: Route.LoaderArgs) {
  return openHome(context.get(requestContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name }]

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, total, latest, brands, locations, locationsTitle } = loaderData
  return (
    <>
      <h1>{name}</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        {total === 1 ? '1 vehicle' : `${total} vehicles`} in stock today
        {locations.length > 1 && `, at ${locations.length} locations`}.
      </p>
      <Link to="/search/new-used-and-demo-cars" className="button mt-6">
        See our stock
      </Link>
      <section aria-labelledby="latest" className="mt-14">
        <h2 id="latest" className="mb-6">
          Just in
        </h2>
        {latest.length > 0 ? <VehicleGrid cards={latest} /> : <p className="text-muted">New stock is on its way.</p>}
      </section>
      {brands && <BrandDirectory brands={brands} />}
      <LocationList title={locationsTitle} locations={locations} />
    </>
  )
}
