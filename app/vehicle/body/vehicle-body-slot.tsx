import type { VehicleBodyView } from '#domain/vehicles/body/vehicle-body.server.ts'
import { ServerRendered } from '../../islands/server-rendered.tsx'

const Body = import.meta.env.SSR ? (await import('./vehicle-body.tsx')).VehicleBody : null

/** All that a vehicle's page says below its head. */
export function VehicleBodySlot({ body }: { body: VehicleBodyView | undefined }) {
  return <ServerRendered>{Body && body && <Body view={body} />}</ServerRendered>
}
