import { data } from 'react-router'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { FavouritesPage } from '../../kept/favourites-page.tsx'
import type { Route } from './+types/favourites'

export const handle: PageHandle = { parameters: [] }

export function loader({ context }: Route.LoaderArgs) {
  const { site, config } = context.get(requestContext)
  if (!config.features.favourites) throw data(null, 404)
  return { site: site.slug, siteName: site.name, look: config.listing.card }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Saved vehicles | ${loaderData.siteName}` },
        { name: 'description', content: `The vehicles of ${loaderData.siteName} that you have saved on this device.` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesPage {...loaderData} />
}
