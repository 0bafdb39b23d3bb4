import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import { uncached } from '#domain/freshness.ts'
import { openVehiclePage } from '#domain/vehicles/vehicle-page.server.ts'
import { requestCtx } from '#server/request-ctx.ts'
import { vehicle } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import type { NewVehicle, VehicleRow } from '../../db/vehicles.ts'
import { useDemoApp } from '../demo-app.ts'

/** The site whose vehicle it is, and one that must never show it. */
export const host = 'southbank.localhost'
export const foreignHost = 'throttle.localhost'

type Rules = Parameters<typeof saveConfigLayer>[1]['rules']

/** The demo with one vehicle of a site, and what makes it and its site what a test is about. */
export function vehicleFixtures(plain: Partial<NewVehicle>, options: Parameters<typeof useDemoApp>[0] = {}) {
  const { app, db } = useDemoApp(options)
  let chosen: VehicleRow

  beforeAll(async () => {
    const dealerships = [...app().deps.sites.atHost(host)!.site.dealershipIds]
    const [first] = await db()
      .orm.select()
      .from(vehicle)
      .where(
        and(
          inArray(vehicle.dealershipId, dealerships),
          eq(vehicle.status, 'in_stock'),
          isNotNull(vehicle.locationId),
          isNotNull(vehicle.priceCents),
        ),
      )
      .orderBy(vehicle.id)
      .limit(1)
    chosen = first!
  })

  /** The site so, everything else as by default. */
  const configure = async (settings: object = {}, rules: readonly object[] = []): Promise<void> => {
    await saveConfigLayer(db().orm, {
      scope: 'site',
      key: 'southbank',
      settings: { ...settings },
      rules: [...rules] as Rules,
    })
    await app().follower.catchUp()
  }

  return {
    app,
    db,
    chosen: () => chosen,
    configure,
    /** The vehicle and the site so. */
    given: async (values: Partial<NewVehicle> = {}, settings: object = {}, rules: readonly object[] = []) => {
      await db()
        .orm.update(vehicle)
        .set({ ...plain, ...values })
        .where(eq(vehicle.id, chosen.id))
      await configure(settings, rules)
    },
    ask: (query = '', at = host, slug = chosen.slug) => app().get(at, `/cars/${slug}${query}`),
    /** What the page is made of. */
    open: async (slug = chosen.slug) => {
      const asked = { live: app().deps.sites.atHost(host)!, origin: `http://${host}`, requestId: 'test' }
      return (await openVehiclePage(requestCtx(app().deps, asked, uncached), slug))!
    },
  }
}

/** Without what React puts between two texts, and with what it escapes as it was. */
export const plainHtml = (html: string): string =>
  html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
