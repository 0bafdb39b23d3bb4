import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { location } from '../../db/schema.ts'
import type { StockMap } from '../../domain/places/map/stock-map.server.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const mapOf = async (slug: string) => (await (await app().get(`${slug}.localhost`, '/stock/map')).json()) as StockMap

it.each(['southbank', 'meridian', 'outback-rv'])(
  '%s: every place lies on the map it is drawn on [SL-35]',
  async (slug) => {
    const { places, southWest, northEast, land, towns } = await mapOf(slug)
    expect(places.length).toBeGreaterThan(1)
    for (const { lat, long } of [...places, ...towns]) {
      expect([lat > southWest.lat, lat < northEast.lat]).toEqual([true, true])
      expect([long > southWest.long, long < northEast.long]).toEqual([true, true])
    }
    expect(land).toMatch(/^M[\d -]+z/)
    expect(land.length).toBeLessThan(100_000)
  },
)

it('each site has the places it tells of, and no other site’s [SL-35]', async () => {
  const [southbank, outback] = [await mapOf('southbank'), await mapOf('outback-rv')]
  const ids = new Set(southbank.places.map(({ id }) => id))
  expect(outback.places.filter(({ id }) => ids.has(id))).toEqual([])
  const [hidden] = southbank.places
  await db().orm.update(location).set({ visible: false }).where(eq(location.id, hidden!.id))
  await app().follower.catchUp()
  expect((await mapOf('southbank')).places.some(({ id }) => id === hidden!.id)).toBe(false)
  await db().orm.update(location).set({ visible: true }).where(eq(location.id, hidden!.id))
  await app().follower.catchUp()
})
