import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { leadAttempt, outbox } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { ask } from '../ask.ts'
import { inDepth } from '../deep.ts'
import { useProcessPlaces } from '../process-places.ts'
import { startMailReceiver, startWebhookReceiver } from '../receivers.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const perLife = 6

/** Sends leads and answers the ids of those that were acknowledged. */
async function sendSome({ port }: ServerProcess, round: number): Promise<string[]> {
  const sent = Array.from({ length: perLife }, async (_, at) => {
    const key = randomUUID()
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.2.${round}.${at}`,
    }
    const userData = { name: 'Jane', phone: '0412 345 678', message: key }
    const body = JSON.stringify({ form: 'photo-request', userData, isLastStep: true })
    const answer = await ask({ port, path: '/api/leads', method: 'POST', headers, body }).catch(() => null)
    return answer?.status === 201 ? key : null
  })
  return (await Promise.all(sent)).filter((key) => key !== null)
}

async function kill({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

describe.each(useProcessPlaces('postgres 18'))('kill -9 on %s while leads are delivered', (_, prepare) => {
  it('each that was acknowledged reaches everyone, at least once, under the same ids [FM-12]', async () => {
    const { env, open, drop } = await prepare()
    const [mails, webhook] = await Promise.all([startMailReceiver(), startWebhookReceiver()])
    const onDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
      const db = await open()
      return work(db).finally(() => db.close())
    }
    const settings = {
      leads: { emails: ['sales@dealer.example'], webhookUrl: webhook.url, webhookSecret: 'known to both' },
    }
    await onDatabase((db) => saveConfigLayer(db.orm, { scope: 'platform', key: '', settings }))
    const start = () => startServerProcess({ ...env, TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: mails.url })
    const acknowledged: string[] = []
    const deaths = inDepth(2, 12)
    for (let round = 0; round < deaths; round++) {
      // In turns it dies over a mail that was taken and not answered for, and over a post.
      const receiver = round % 2 === 0 ? mails : webhook
      receiver.mood = 'slow'
      const server = await start()
      const [keys] = await Promise.all([sendSome(server, round), receiver.waited()])
      acknowledged.push(...keys)
      await kill(server)
      receiver.release()
      // As if the leases of the dead had run out and the waits were over.
      await onDatabase((db) => db.orm.update(outbox).set({ leaseUntil: null, dueAt: sql`now()` }))
    }
    const server = await start()
    const leadOf = ({ body }: { body: string }) => (JSON.parse(body) as { lead_id: string }).lead_id
    const arrived = () => ({
      mailed: new Set(mails.received.map(({ headers }) => headers.get('x-lead-id'))),
      posted: new Set(webhook.received.map(leadOf)),
    })
    const all = new Set(acknowledged)
    await expect
      .poll(() => [arrived().mailed, arrived().posted].map((ids) => all.difference(ids).size), {
        timeout: 120_000,
        interval: 250,
      })
      .toEqual([0, 0])
    await kill(server)
    expect(acknowledged).toHaveLength(deaths * perLife)
    // However often it came, a lead has one id for each way.
    const mailIds = new Set(
      mails.received.map(({ headers, messageId }) => `${String(headers.get('x-lead-id'))} ${messageId}`),
    )
    const postIds = new Set(webhook.received.map((each) => `${leadOf(each)} ${String(each.headers['webhook-id'])}`))
    expect([mailIds.size, postIds.size]).toEqual([arrived().mailed.size, arrived().posted.size])
    const interrupted = await onDatabase((db) =>
      db.orm
        .select()
        .from(leadAttempt)
        .where(sql`outcome = 'begun'`),
    )
    expect(interrupted.length).toBeGreaterThanOrEqual(deaths)
    await Promise.all([mails.down(), webhook.down(), drop()])
  }, 300_000)
})
