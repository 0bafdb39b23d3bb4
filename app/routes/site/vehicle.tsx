import { useEffect } from 'react'
import { data } from 'react-router'
import { vehicleCard } from '#domain/listings/vehicle-card.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { localStore } from '../../local-store.ts'
import { Price } from '../../sections/price.tsx'
import { useTrack } from '../../track.ts'
import type { Route } from './+types/vehicle'

export const handle: PageHandle = { parameters: [] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { stock, config, site } = context.get(requestContext)
  const vehicle = await stock.bySlug(params.slug)
  if (!vehicle) throw data(null, 404)
  const { colour, body, simpleBody, carType, stocknum, make, model } = vehicle
  const card = vehicleCard(vehicle, config.wording)
  return { ...card, colour, body, simpleBody, carType, stocknum, make, model, site: { slug: site.slug, name: site.name } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.name} | ${loaderData.site.name}` },
]

export default function Vehicle({ loaderData: vehicle }: Route.ComponentProps) {
  const { id, carType } = vehicle
  useEffect(() => rememberViewed(vehicle), [vehicle])
  useTrack(carType === 'used' ? 'usedVehicleView' : null, { vehicle_id: id, car_type: carType })
  const facts = [...vehicle.facts, vehicle.colour, vehicle.simpleBody, `Stock ${vehicle.stocknum}`].filter((fact) => fact !== null)
  return (
    <article className="page py-10">
      <p className="text-muted">{vehicle.tag}</p>
      <h1 className="mt-1">{vehicle.name}</h1>
      <Price price={vehicle.price} className="mt-6" />
      <ul className="mt-8 grid max-w-prose gap-2">
        {facts.map((fact) => (
          <li key={fact} className="border-t border-line pt-2">
            {fact}
          </li>
        ))}
      </ul>
    </article>
  )
}

function rememberViewed({ site, id, stocknum, make, model, body, simpleBody }: Route.ComponentProps['loaderData']): void {
  localStore(site.slug).add('viewedCars', { id, stocknum, make, model, body, simple_body: simpleBody })
}
