import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { financeApplication, lead, outbox } from '#db/schema.ts'
import { ask } from '../ask.ts'
import { inDepth } from '../deep.ts'
import { useProcessPlaces } from '../process-places.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'
import { applicantOn } from './applicant.ts'

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

/** Applies for finance without a script, on a server that may die. */
function applicant({ port }: ServerProcess, at: number) {
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const headers = { ...Object.fromEntries(request.headers), 'x-forwarded-for': `10.2.0.${at}` }
    const sent = { method: request.method, body: await request.text(), headers }
    const { status, body, headers: answered } = await ask({ port, path: pathname + search, ...sent })
    return new Response(new Uint8Array(body), { status, headers: { location: answered.location ?? '' } })
  }
  const host = `southbank.localhost:${port}`
  return applicantOn(() => ({ fetch, get: (_, path) => fetch(new Request(`http://${host}${path}`)) }), host)
}

describe.each(useProcessPlaces('embedded'))('kill -9 on %s while leads come in', (_, prepare) => {
  it('each that was acknowledged exists once; sent again, every one is the same lead; an application is sent with its lead or not at all [FM-12] [RT-09]', async () => {
    const { env, open, drop } = await prepare()
    const start = () => startServerProcess({ ...env, TRUSTED_PROXIES: '127.0.0.1' })
    const keys: string[] = []
    const references = new Map<string, string>()
    const applications: string[] = []
    const deaths = inDepth(1, 10)
    for (let round = 0; round <= deaths; round++) {
      const server = await start()
      if (round < deaths) keys.push(...Array.from({ length: 60 }, () => randomUUID()))
      if (round === 0)
        for (let at = 0; at < 3; at++) {
          const { begin, answer } = applicant(server, at)
          applications.push(await answer(await begin()))
        }
      let answered = 0
      // The last server lives, and hears all of them again.
      const dies = round < deaths ? 15 + round * 10 : Infinity
      const consents = applications.map(async (link, at) => {
        const response = await applicant(server, at)
          .send(link, 'consent')
          .catch(() => null)
        if (response) expect(response.headers.get('location')).toMatch(/^\/success/)
      })
      await Promise.all([
        ...consents,
        ...keys.slice(round < deaths ? -60 : 0).map(async (key, at) => {
          const reference = await send(server, key, round * 60 + at)
          if (reference === null) return
          expect(references.get(key) ?? reference).toBe(reference)
          references.set(key, reference)
          answered += 1
          if (answered === dies) server.child.kill('SIGKILL')
        }),
      ])
      if (round < deaths) expect(references.size).toBeLessThan(keys.length)
      server.child.kill('SIGKILL')
      if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, 'exit')
    }
    expect(references.size).toBe(keys.length)
    const db = await open()
    const all = await db.orm.select().from(lead)
    const applied = await db.orm.select().from(financeApplication)
    expect(applied.map(({ sentAt }) => sentAt !== null)).toEqual(applications.map(() => true))
    const tokens = new Set(applied.map(({ leadToken }) => leadToken))
    const stored = all.filter(({ clientToken }) => !tokens.has(clientToken))
    expect(all.length - stored.length).toBe(applications.length)
    expect(new Map(stored.map(({ clientToken, reference }) => [clientToken, reference]))).toEqual(references)
    expect(stored).toHaveLength(keys.length)
    const deliveries = (await db.orm.select().from(outbox)).filter(({ kind }) => kind === 'lead.deliver')
    expect(deliveries.map(({ leadId }) => leadId).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    await db.close()
    await drop()
  }, 300_000)
})
