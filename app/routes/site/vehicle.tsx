import { useEffect } from 'react'
import { data, redirectDocument } from 'react-router'
import { vehiclePath } from '#domain/content/route-paths.ts'
import { openGoneVehicle, openMissingVehicle } from '#domain/vehicles/not-in-stock.server.ts'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import type { AskedName } from '#domain/vehicles/running-costs.ts'
import { similarCall } from '#domain/vehicles/similar-call.ts'
import { openVehiclePage } from '#domain/vehicles/vehicle-page.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { useTrack } from '../../browser/track.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useIslands } from '../../islands/use-islands.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import { NotInStockPage } from '../../vehicle/not-in-stock-page.tsx'
import { VehiclePage } from '../../vehicle/vehicle-page.tsx'
import type { Route } from './+types/vehicle'

export const handle: PageHandle = {
  parameters: [
    'phone',
    'postcode',
    ...(['week_km', 'use', 'unit_price'] satisfies AskedName[]),
    ...(['amount', 'deposit', 'residual', 'interest', 'term', 'frequency'] satisfies CalculatorField[]),
  ],
}

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { slug: site, template } = ctx.site
  const page = await openVehiclePage(ctx, slug, new URL(request.url).searchParams)
  if (page) {
    // A document that is open already has a policy of its own, and would have to fetch what renders the words of this page.
    if (!ctx.isDocument) throw redirectDocument(vehiclePath(slug))
    const { meta, vehicle, viewer, similar, view, body } = page
    return withDataForServer({ meta, vehicle, viewer, site, template }, { view, body, similar })
  }
  if (!ctx.isDocument) throw data(null, 404)
  const gone = ctx.stock.goneBySlug(slug)
  const view = gone ? await openGoneVehicle(ctx, gone) : await openMissingVehicle(ctx, slug)
  const similar = gone ? similarCall(ctx.config, gone) : null
  const left = { vehicle: null, title: `${view.title} | ${ctx.site.name}` }
  return data(withDataForServer(left, { view, similar }), gone ? 410 : 404)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  if (loaderData.vehicle === null) return [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }]
  const { title, description, canonical, openGraph, jsonLd } = loaderData.meta
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    ...jsonLd.map((entry) => ({ 'script:ld+json': entry })),
  ]
}

type Shown = Extract<Route.ComponentProps['loaderData'], { meta: unknown }>

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  return loaderData.vehicle === null ? (
    <NotInStockPage words={loaderData.forServer} />
  ) : (
    <ShownVehicle shown={loaderData} />
  )
}

function ShownVehicle({ shown }: { shown: Shown }) {
  const { vehicle, viewer, template, forServer } = shown
  const { id, carType } = vehicle
  useIslands()
  useEffect(() => whenIdle(() => void rememberViewed(shown)), [shown])
  useTrack(carType === 'used' ? 'usedVehicleView' : null, { vehicle_id: id, car_type: carType })
  // Keyed: another vehicle's viewer begins anew.
  return <VehiclePage key={id} viewer={viewer} template={template} words={forServer} />
}

async function rememberViewed({ site, vehicle }: Shown): Promise<void> {
  // What checks a device's records comes when the page rests.
  const { localStore } = await import('../../browser/local-store.ts')
  const { id, stocknum, make, model, body, simpleBody } = vehicle
  localStore(site).add('viewedCars', { id, stocknum, make, model, body, simple_body: simpleBody })
}
