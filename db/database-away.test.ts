import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DatabaseAwayError, isDatabaseAway, meansAway, meansAwayForAll } from './database-away.ts'

const network = (syscall: string, code: string) => Object.assign(new Error(`${syscall} ${code}`), { syscall, code })
const server = (code: string) => Object.assign(new Error('said the server'), { severity: 'ERROR', code })
const several = Object.assign(new AggregateError([network('connect', 'ECONNREFUSED')]), { code: 'ECONNREFUSED' })

it.each<[string, Error, { away: boolean; forAll: boolean }]>([
  ['refused', network('connect', 'ECONNREFUSED'), { away: true, forAll: true }],
  ['refused at each of its addresses', several, { away: true, forAll: true }],
  ['of a name that nobody knows', network('getaddrinfo', 'ENOTFOUND'), { away: true, forAll: true }],
  [
    'silent while we connect',
    new Error('Connection terminated due to connection timeout'),
    { away: true, forAll: true },
  ],
  ['silent when asked', new Error('Query read timeout'), { away: true, forAll: true }],
  ['starting', server('57P03'), { away: true, forAll: true }],
  ['full of clients', server('53300'), { away: true, forAll: true }],
  ['shutting down', server('57P01'), { away: true, forAll: false }],
  ['too slow with a statement', server('57014'), { away: true, forAll: false }],
  ['gone from one connection', network('read', 'ECONNRESET'), { away: true, forAll: false }],
  ['gone without a word', new Error('Connection terminated unexpectedly'), { away: true, forAll: false }],
  ['busy with others', new Error('timeout exceeded when trying to connect'), { away: true, forAll: false }],
  ['refusing a value', server('23505'), { away: false, forAll: false }],
  ['never asked, for a fault of ours', new TypeError('x is not a function'), { away: false, forAll: false }],
])('a database that is %s', (_, error, { away, forAll }) => {
  expect([meansAway(error), meansAwayForAll(error)]).toEqual([away, forAll])
})

it('is known however it is wrapped', () => {
  const away = new DatabaseAwayError(network('connect', 'ECONNREFUSED'))
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], away))).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('select 1', [], server('23505')))).toBe(false)
  expect(isDatabaseAway('DatabaseAwayError')).toBe(false)
})
