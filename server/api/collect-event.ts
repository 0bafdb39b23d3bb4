import { eventSchema } from '#domain/analytics/event.ts'
import { keptPath } from '#domain/content/route-paths.ts'
import { uncached } from '#domain/freshness.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { siteStockOf } from '../request-ctx.ts'
import { readJson } from './read-json.ts'

/** POST /api/events: takes one event and answers once it is on disk; it is stored with others a moment later. */
export const collectEvent =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { id, path, vehicle_id, car_type } = await readJson(c, eventSchema)
    const live = c.get('live')
    if (!live.config.analytics.recordEvents) return c.body(null, 202)
    // A number of a vehicle this site does not show is not this site's to count.
    const vehicleId =
      vehicle_id !== undefined && (await siteStockOf(deps, live, uncached).has(vehicle_id)) ? vehicle_id : null
    await deps.events.add({
      siteId: live.site.id,
      eventId: id,
      at: deps.clock(),
      path: keptPath(path),
      vehicleId,
      properties: car_type ? { car_type } : {},
    })
    return c.body(null, 202)
  }
