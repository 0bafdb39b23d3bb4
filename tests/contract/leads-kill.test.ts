import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { lead, outbox } from '#db/schema.ts'
import { ask } from '../ask.ts'
import { inDepth } from '../deep.ts'
import { useProcessPlaces } from '../process-places.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

/** Sends a lead under its id; answers its reference, or null where the connection broke before an answer came. */
async function send({ port }: ServerProcess, key: string, at: number): Promise<string | null> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    // Each from an address of its own: this is about crashes, not about limits.
    'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`,
  }
  const userData = { name: 'Jane', phone: '0412 345 678', message: key }
  const body = JSON.stringify({ form: 'photo-request', userData, isLastStep: true })
  const answer = await ask({ port, path: '/api/leads', method: 'POST', headers, body }).catch(() => null)
  if (!answer) return null
  expect([200, 201], answer.body.toString()).toContain(answer.status)
  return (JSON.parse(answer.body.toString()) as { reference: string }).reference
}

describe.each(Object.entries(useProcessPlaces()))('kill -9 on %s while leads come in', (_, prepare) => {
  it('each that was acknowledged exists once; sent again, every one is the same lead [FM-12]', async () => {
    const { env, open, drop } = await prepare()
    const start = () => startServerProcess({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
    const keys: string[] = []
    const references = new Map<string, string>()
    const deaths = inDepth(1, 10)
    for (let round = 0; round <= deaths; round++) {
      const server = await start()
      if (round < deaths) keys.push(...Array.from({ length: 60 }, () => randomUUID()))
      let answered = 0
      // The last server lives, and hears all of them again.
      const dies = round < deaths ? 15 + round * 10 : Infinity
      await Promise.all(
        keys.slice(round < deaths ? -60 : 0).map(async (key, at) => {
          const reference = await send(server, key, round * 60 + at)
          if (reference === null) return
          expect(references.get(key) ?? reference).toBe(reference)
          references.set(key, reference)
          answered += 1
          if (answered === dies) server.child.kill('SIGKILL')
        }),
      )
      if (round < deaths) expect(references.size).toBeLessThan(keys.length)
      server.child.kill('SIGKILL')
      if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, 'exit')
    }
    expect(references.size).toBe(keys.length)
    const db = await open()
    const stored = await db.orm.select().from(lead)
    expect(new Map(stored.map(({ clientToken, reference }) => [clientToken, reference]))).toEqual(references)
    expect(stored).toHaveLength(keys.length)
    const deliveries = (await db.orm.select().from(outbox)).filter(({ kind }) => kind === 'lead.deliver')
    expect(deliveries.map(({ leadId }) => leadId).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
    await db.close()
    await drop()
  }, 300_000)
})
