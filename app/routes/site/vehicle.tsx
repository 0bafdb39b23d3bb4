import { useEffect } from 'react'
import { data, redirectDocument } from 'react-router'
import { openVehiclePage } from '#domain/vehicles/vehicle-page.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { useIslands } from '../../islands/use-islands.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import { VehicleBodySlot } from '../../vehicle/body/vehicle-body-slot.tsx'
import { VehiclePage } from '../../vehicle/vehicle-page.tsx'
import { useTrack } from '../../browser/track.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Route } from './+types/vehicle'

export const handle: PageHandle = { parameters: [] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const page = await openVehiclePage(ctx, params.slug)
  if (!page) throw data(null, 404)
  // A document that is open already has a policy of its own, which may not let this page's videos in.
  if (ctx.outside.size > 0 && !ctx.isDocument) throw redirectDocument(`/cars/${params.slug}`)
  const { slug, template } = ctx.site
  const { body, ...shown } = page
  return withDataForServer({ ...shown, site: { slug, template } }, body)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.meta.title },
        { name: 'description', content: loaderData.meta.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.meta.canonical },
        ...loaderData.meta.jsonLd.map((entry) => ({ 'script:ld+json': entry })),
      ]
    : []

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  const { vehicle, view, site } = loaderData
  const { id, carType } = vehicle
  useIslands()
  useEffect(() => whenIdle(() => void rememberViewed(loaderData)), [loaderData])
  useTrack(carType === 'used' ? 'usedVehicleView' : null, { vehicle_id: id, car_type: carType })
  // Keyed: another vehicle's viewer begins anew.
  return (
    <>
      <VehiclePage key={id} view={view} template={site.template} />
      <VehicleBodySlot body={loaderData.forServer} />
    </>
  )
}

async function rememberViewed({ site, vehicle }: Route.ComponentProps['loaderData']): Promise<void> {
  // What checks a device's records comes when the page rests.
  const { localStore } = await import('../../browser/local-store.ts')
  const { id, stocknum, make, model, body, simpleBody } = vehicle
  localStore(site.slug).add('viewedCars', { id, stocknum, make, model, body, simple_body: simpleBody })
}
