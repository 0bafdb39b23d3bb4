import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DatabaseInUseError, takeExclusiveLock } from './exclusive-lock.ts'

const base = mkdtempSync(join(tmpdir(), 'forecourt-lock-'))
afterAll(() => rmSync(base, { recursive: true }))

test('the lock is held by one, names its holder, and can be taken again after it was given back', () => {
  const dir = join(base, 'made', 'when', 'missing')
  const lock = takeExclusiveLock(dir)
  expect(() => takeExclusiveLock(dir)).toThrow(DatabaseInUseError)
  expect(() => takeExclusiveLock(dir)).toThrow(`process ${process.pid}.`)
  lock.release()
  takeExclusiveLock(dir).release()
})

test('a holder that has not said its number yet still holds', () => {
  const dir = join(base, 'starting')
  const lock = takeExclusiveLock(dir)
  rmSync(join(dir, 'forecourt.pid'))
  expect(() => takeExclusiveLock(dir)).toThrow('process (just starting).')
  lock.release()
})

test('two folders do not mind each other', () => {
  const locks = ['a', 'b'].map((name) => takeExclusiveLock(join(base, name)))
  for (const lock of locks) lock.release()
  expect(existsSync(join(base, 'a', 'forecourt.pid'))).toBe(false)
})

test('a folder that cannot be used is reported as what it is', () => {
  expect(() => takeExclusiveLock('/dev/null/x')).toThrow('ENOTDIR')
})
