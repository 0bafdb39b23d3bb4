import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.ts'

afterEach(() => void vi.useRealTimers())

it('tells the time of the machine, anew each time it is asked', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T00:00:00Z') })
  expect(systemClock()).toEqual(new Date('2026-03-02T00:00:00Z'))
  vi.setSystemTime(new Date('2026-03-02T00:00:01Z'))
  expect(systemClock()).toEqual(new Date('2026-03-02T00:00:01Z'))
})
