import { expect, it, onTestFinished, vi } from 'vitest'
import { SiteSearch } from '../../server/site-search.ts'
import { InProcessSearch } from '../../services/search/in-process-search.ts'
import { databases } from '../databases.ts'
import { createTestApp } from '../test-app.ts'

it('a process answers at once, and says that it is ready when its large sites are', async () => {
  const database = await databases()[0]!.create({ demo: undefined })
  const { promise: prepared, resolve } = Promise.withResolvers<never>()
  const size = vi.spyOn(InProcessSearch.prototype, 'sizeOf').mockReturnValue(5_000)
  const shape = vi.spyOn(SiteSearch.prototype, 'shape').mockReturnValue(prepared)
  const app = await createTestApp(database.db)
  onTestFinished(async () => {
    await app.stop()
    await database.drop()
  })
  const ready = async () => (await app.get('southbank.localhost', '/readyz')).status
  expect([await ready(), (await app.get('southbank.localhost', '/healthz')).status]).toEqual([503, 200])
  size.mockRestore()
  shape.mockRestore()
  expect((await app.get('southbank.localhost', '/search/new-used-and-demo-cars')).status).toBe(200)
  expect(await ready()).toBe(503)
  resolve(undefined as never)
  await expect.poll(ready).toBe(200)
})
