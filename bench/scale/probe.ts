// Loaded into the server that is measured (node --import): tells whoever started it how its event loop and memory do.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 5
const delay = monitorEventLoopDelay({ resolution })

/** How the process has done since it was last asked to begin anew. */
export interface Readings {
  readonly residentBytes: number
  readonly heapBytes: number
  /** How much longer than asked for the loop took to come round, in milliseconds. */
  readonly pauseP99: number
  readonly pauseMost: number
  /** Of all threads, in milliseconds. */
  readonly cpu: number
}

const pause = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution)
let cpuBefore = { user: 0, system: 0 }

process.on('message', (asked) => {
  if (asked === 'begin') {
    delay.enable()
    delay.reset()
    cpuBefore = process.cpuUsage()
  }
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage(cpuBefore)
  const readings: Readings = {
    residentBytes: rss,
    heapBytes: heapUsed,
    pauseP99: pause(delay.percentile(99)),
    pauseMost: pause(delay.max),
    cpu: (user + system) / 1000,
  }
  process.send?.(readings)
})
process.channel?.unref()
