import { expect, it } from 'vitest'
import { stateZone } from './state-zone.ts'

// Noon in Greenwich on the longest day and on the shortest: the summer's hour tells apart states that share a winter.
const hourIn = (state: Parameters<typeof stateZone>[0], moment: string): string =>
  new Date(moment).toLocaleTimeString('en-AU', {
    timeZone: stateZone(state),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

it.each([
  ['qld', '22:00', '22:00'],
  ['nsw', '23:00', '22:00'],
  ['act', '23:00', '22:00'],
  ['vic', '23:00', '22:00'],
  ['tas', '23:00', '22:00'],
  ['sa', '22:30', '21:30'],
  ['nt', '21:30', '21:30'],
  ['wa', '20:00', '20:00'],
] as const)('at noon in Greenwich it is, in %s, %s in summer and %s in winter', (state, summer, winter) => {
  expect([hourIn(state, '2026-12-21T12:00:00Z'), hourIn(state, '2026-06-21T12:00:00Z')]).toEqual([summer, winter])
})
