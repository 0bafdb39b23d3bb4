import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { countAgainstLimit, forgetLimits, readLimit } from '#db/write-limits.ts'
import { releaseLock, renewLock, takeLock } from '#db/work-lock.ts'
import { writeLimit } from '#db/schema.ts'
import { countWrite, requireBelowLimit, writeLimits } from '#domain/write-limits.server.ts'
import { databases, type TestDatabase } from '../databases.ts'

describe.each(databases())('on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
  })
  afterAll(() => owner.drop())

  describe('a lock', () => {
    it('is held by one, until it gives it back', async () => {
      const other = await owner.connect()
      const taken = await Promise.all([
        takeLock(db.orm, 'a', 60),
        takeLock(other.orm, 'a', 60),
        takeLock(db.orm, 'b', 60),
      ])
      expect(taken.filter((lock) => lock?.name === 'a')).toHaveLength(1)
      expect(taken[2]).toBeDefined()
      await releaseLock(
        db.orm,
        taken.find((lock) => lock?.name === 'a')!,
      )
      expect(await takeLock(db.orm, 'a', 60)).toBeDefined()
    })

    it('ends by itself, and whoever held it can neither keep it nor take it from the next', async () => {
      const dead = (await takeLock(db.orm, 'c', -1))!
      expect(await renewLock(db.orm, dead)).toBe(false)
      const next = (await takeLock(db.orm, 'c', 60))!
      await releaseLock(db.orm, dead)
      expect(await renewLock(db.orm, next)).toBe(true)
      expect(await takeLock(db.orm, 'c', 60)).toBeUndefined()
    })
  })

  describe('a limit', () => {
    const limit = { times: 3, seconds: 60 }

    it('counts together what all processes do at once, and lets no more through', async () => {
      const other = await owner.connect()
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, at) => countAgainstLimit((at % 2 ? db : other).orm, 'x', limit)),
      )
      expect(asked.filter(({ allowed }) => allowed)).toHaveLength(3)
      expect((await countAgainstLimit(db.orm, 'y', limit)).allowed).toBe(true)
      expect(await readLimit(db.orm, 'x', limit)).toMatchObject({ allowed: false, left: 0 })
      expect(await readLimit(db.orm, 'z', limit)).toMatchObject({ allowed: true, left: 3 })
    })

    it('begins anew when its time is over, and old counts are forgotten', async () => {
      await db.orm.delete(writeLimit)
      await countAgainstLimit(db.orm, 'x', { times: 1, seconds: -1 })
      expect((await countAgainstLimit(db.orm, 'x', { times: 1, seconds: -1 })).allowed).toBe(true)
      expect((await readLimit(db.orm, 'x', { times: 1, seconds: 60 })).allowed).toBe(true)
      await countAgainstLimit(db.orm, 'kept', limit)
      expect(await forgetLimits(db.orm)).toBe(1)
      expect(await db.orm.select({ key: writeLimit.key }).from(writeLimit)).toEqual([{ key: 'kept' }])
    })

    it('refuses with a code and the time to come back', async () => {
      const ctx = { db: db.orm, clock: () => new Date() }
      const { times } = writeLimits['wrong-token']
      for (let at = 0; at < times; at += 1) await countWrite(ctx, 'wrong-token', '192.0.2.1')
      const refused = { code: 'too_many_requests', retryAfterSeconds: expect.closeTo(600, -1) as number }
      await expect(countWrite(ctx, 'wrong-token', '192.0.2.1')).rejects.toMatchObject(refused)
      await expect(requireBelowLimit(ctx, 'wrong-token', '192.0.2.1')).rejects.toMatchObject(refused)
      await requireBelowLimit(ctx, 'wrong-token', '192.0.2.2')
    })
  })
})
