import { openVehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { printDocument, printProblem } from '../../print/print-document.server.tsx'
import type { Route } from './+types/print'

export const handle: PageHandle = { parameters: ['car_id'] }

/** GET /print?car_id={slug}: the vehicle on paper. The number of a vehicle will do, too. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext)
  const { theme } = ctx.config
  const carId = new URL(request.url).searchParams.get('car_id')?.trim() ?? ''
  if (carId === '') return printProblem(400, theme)
  const sheet = await openVehicleSheet(ctx, carId)
  return sheet ? printDocument(sheet, theme) : printProblem(404, theme)
}
