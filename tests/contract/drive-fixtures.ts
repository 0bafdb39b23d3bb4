import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { event, lead, leadAttempt, location, openingHours, outbox, testDrive, vehicle, writeLimit } from '#db/schema.ts'
import type { TestApp } from '../test-app.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

/** Wednesday, noon in Brisbane. */
export const noon = new Date('2026-06-10T02:00:00Z')

export const jane = { name: 'Jane', email: 'jane@shopper.example', phone: '0412 345 678' }

/** Two sites; the north yard is open from eight to ten every day, has an address, and two cars. */
export async function seedYard(orm: Orm): Promise<void> {
  await seedTwoSites(orm)
  await orm.update(location).set({ email: 'yard@north.example' }).where(eq(location.id, ids.northYard))
  await orm
    .insert(openingHours)
    .values(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        locationId: ids.northYard,
        weekday,
        status: 'Open' as const,
        open: '08:00',
        close: '10:00',
      })),
    )
  await orm
    .insert(vehicle)
    .values([aVehicle(1, { id: 1, locationId: ids.northYard }), aVehicle(2, { id: 2, locationId: ids.northYard })])
}

export async function forgetDrives(orm: Orm): Promise<void> {
  for (const table of [leadAttempt, outbox, event, testDrive, lead, writeLimit]) await orm.delete(table)
}

export const drives = (orm: Orm) => orm.select().from(testDrive).orderBy(testDrive.id)

/** What a shopper does, on either site. */
export function shopperOn(app: () => TestApp) {
  const book = (slot: string | null, userData: object = {}, { key = randomUUID() as string, site = 'north' } = {}) =>
    app().post(
      `${site}.localhost`,
      '/api/leads',
      { form: 'test-drive', userData: { ...jane, ...(slot && { slot }), ...userData }, isLastStep: true },
      { 'idempotency-key': key },
    )
  return {
    book,
    /** Books, and follows the way to the page of the booking. */
    linkOf: async (slot: string, userData: object = {}) => {
      const { lead_id: id } = (await (await book(slot, userData)).json()) as { lead_id: string }
      const html = await (await app().get('north.localhost', `/success?lead=${id}`)).text()
      return /href="(\/test-drive\/[^"/]+)"/.exec(html)![1]!
    },
    change: (link: string, sent: Record<string, string>, host = 'north.localhost') =>
      app().fetch(
        new Request(`http://${host}${link}`, {
          method: 'POST',
          headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(sent).toString(),
        }),
      ),
  }
}
