import { expect, it } from 'vitest'
import { ReadWriteLock } from './read-write-lock.ts'

/** A lock whose work ends when it is told to, and what has begun and ended. */
function given() {
  const lock = new ReadWriteLock()
  const said: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const work = (name: string) => (): Promise<void> => {
    said.push(`${name} begins`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    ends.set(name, (error) => (error ? reject(error) : resolve()))
    return promise.finally(() => said.push(`${name} ends`))
  }
  const settle = () => new Promise((resume) => setTimeout(resume))
  const end = async (name: string, error?: Error) => {
    ends.get(name)!(error)
    await settle()
  }
  return { lock, said, work, end, settle }
}

it('readers go side by side; a change waits for them, and readers that come after it wait for it', async () => {
  const { lock, said, work, end, settle } = given()
  void lock.read(work('one'))
  void lock.read(work('other'))
  await settle()
  void lock.change(work('change'))
  await settle()
  void lock.read(work('late'))
  await settle()
  expect(said).toEqual(['one begins', 'other begins'])
  await end('other')
  await end('one')
  expect(said.slice(2)).toEqual(['other ends', 'one ends', 'change begins'])
  await end('change')
  expect(said.slice(5)).toEqual(['change ends', 'late begins'])
})

it('changes go one after the other, also after one that fails', async () => {
  const { lock, said, work, end, settle } = given()
  const first = lock.change(work('first'))
  const second = lock.change(work('second'))
  await settle()
  expect(said).toEqual(['first begins'])
  const failed = first.catch(({ message }: Error) => message)
  await end('first', new Error('gone'))
  expect(await failed).toBe('gone')
  await end('second')
  await second
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
