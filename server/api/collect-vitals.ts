import { vitalsSchema } from '#domain/analytics/vitals.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { readJson } from './read-json.ts'

/** POST /api/vitals: counts how a page felt to a visitor, by kind of page and template, and keeps nothing else of it. */
export const collectVitals =
  ({ metrics }: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { page, cls, ...times } = await readJson(c, vitalsSchema)
    const { site, config } = c.get('live')
    if (config.analytics.vitalsPercent === 0) return c.body(null, 202)
    const labels = { page, template: site.template }
    for (const [metric, milliseconds] of Object.entries(times))
      metrics.vitals.observe({ metric, ...labels }, milliseconds / 1_000)
    if (cls !== undefined) metrics.layoutShift.observe(labels, cls)
    return c.body(null, 202)
  }
