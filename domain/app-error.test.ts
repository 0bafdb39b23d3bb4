import { expect, it } from 'vitest'
import { AppError, isAppError } from './app-error.ts'

it('an expected failure carries its code, its message and what is wrong with each field', () => {
  const error = new AppError('bad_request', 'Two fields are wrong.', [{ field: 'w', message: 'wants a number' }])
  expect(error).toMatchObject({
    code: 'bad_request',
    message: 'Two fields are wrong.',
    fields: [{ field: 'w', message: 'wants a number' }],
  })
  expect(new AppError('not_found', 'There is no such picture.').fields).toEqual([])
})

/** What a module that was loaded a second time would throw. */
const twin = Object.assign(new Error('Too many.'), { name: 'AppError', code: 'too_many_requests' })

it.each([
  ['an expected failure', new AppError('conflict', 'Somebody was quicker.'), true],
  ['one of a class loaded twice', twin, true],
  ['any other failure', new TypeError('x is undefined'), false],
  ['something that only has the name', { name: 'AppError', message: 'x' }, false],
  ['nothing', undefined, false],
])('%s may be shown to whoever asked: %3$s', (_, error, expected) => expect(isAppError(error)).toBe(expected))
