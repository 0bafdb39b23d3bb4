import { data } from 'react-router'
import { openContactLocation } from '#domain/leads/open-contact-location.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { requestContext } from '#app/request-context.ts'
import { LeadFormSlot } from '../../forms/lead-form-slot.tsx'
import { LocationPlace } from '../../parts/location-place.tsx'
import type { Route } from './+types/contact-location'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await openContactLocation(context.get(requestContext), params.slug, new URL(request.url).searchParams)
  if (!page) throw data(null, 404)
  return page
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function ContactLocation({ loaderData: { title, view, location } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-x-16 gap-y-10 py-10 lg:grid-cols-12 lg:py-16">
      <div className="min-w-0 lg:col-span-7">
        <h1 className="mb-8 roadhouse:uppercase">{title}</h1>
        <LeadFormSlot view={view} />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <LocationPlace location={location} heading="h2" />
      </div>
    </div>
  )
}
