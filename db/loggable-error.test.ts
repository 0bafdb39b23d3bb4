import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loggableError } from './loggable-error.ts'

it('keeps the values of a failed query out of the log', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'lead_token',
    detail: 'Key (email)=(jane@example.com)',
  })
  const error = new DrizzleQueryError('insert into lead values ($1)', ['jane@example.com'], cause)
  const shown = loggableError(error)
  expect(shown).toMatchObject({
    message: 'duplicate key value',
    code: '23505',
    constraint: 'lead_token',
    query: 'insert into lead values ($1)',
  })
  expect(JSON.stringify(shown)).not.toContain('jane')
})

it('leaves other errors as they are', () => {
  const error = new Error('x')
  expect(loggableError(error)).toBe(error)
})
