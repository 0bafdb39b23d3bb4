import { randomBytes } from 'node:crypto'
import { keptPath } from '#domain/content/route-paths.ts'
import type { Logger } from '#domain/logger.ts'
import { createMemo } from './memo.ts'
import type { Metrics } from './metrics.ts'

export interface Answered {
  requestId: string
  method: string
  path: string
  status: number
  ms: number
}

/** Counts an answered request and writes one line about it. Paths go without their query, which may be personal. */
export function createObserver(log: Logger, metrics: Metrics): (answered: Answered) => void {
  const times = createMemo(500, (key: string) => {
    const [kind, status] = key.split(' ')
    return metrics.requests.labels({ kind, status })
  })
  return (answered) => {
    const { path, status, ms } = answered
    times(`${kindOf(path)} ${status}`).observe(ms / 1000)
    const line = { ...answered, path: keptPath(path) }
    if (status >= 500) log.error(line, 'answered')
    else log.info(line, 'answered')
  }
}

/** A counter after a random start: unique enough to find a line in the log, and far cheaper than a UUID. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/')) return 'asset'
  return path.endsWith('.data') ? 'data' : 'page'
}
