import { Client, escapeIdentifier } from 'pg'
import type { DatabaseLog } from './database.ts'

type ListenOptions = { url: string; channel: string; onNotify: () => void; log?: DatabaseLog }

const firstDelay = 100
const longestDelay = 5_000

/** Listens on a connection of its own. After a loss it comes back by itself and calls once, for what was missed. */
export async function listenWithReconnect({
  url,
  channel,
  onNotify,
  log,
}: ListenOptions): Promise<() => Promise<void>> {
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function connect() {
    const next = new Client({
      connectionString: url,
      application_name: 'forecourt-listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    })
    let established = false
    const onLost = (error?: Error) => {
      if (!established || stopped) return
      established = false
      log?.warn({ channel, error: error?.message }, 'Listening was interrupted.')
      scheduleReconnect(firstDelay)
    }
    next.on('error', onLost)
    next.on('end', onLost)
    next.on('notification', onNotify)
    try {
      await next.connect()
      await next.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    established = true
    client = next
    if (stopped) await next.end()
  }

  function scheduleReconnect(delay: number) {
    retry = setTimeout(() => void reconnect(delay), delay)
  }

  async function reconnect(delay: number) {
    try {
      await connect()
      if (!stopped) onNotify()
    } catch (error) {
      log?.warn({ channel, error: String(error) }, 'Listening could not be resumed yet.')
      if (!stopped) scheduleReconnect(Math.min(delay * 2, longestDelay))
    }
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
