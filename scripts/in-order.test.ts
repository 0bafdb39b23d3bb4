import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('lets the first be heard at once, each other when those before have ended, and loses nothing', () => {
  let heard = ''
  const { say, end } = inOrder(3, (text) => (heard += new TextDecoder().decode(text)))
  say(1, bytes('b1'))
  say(0, bytes('a1'))
  expect(heard).toBe('a1')
  say(2, bytes('c1'))
  end(2)
  end(1)
  say(0, bytes('a2'))
  expect(heard).toBe('a1a2')
  end(0)
  expect(heard).toBe('a1a2b1c1')
})

it('goes on at once with one that is still speaking', () => {
  let heard = ''
  const { say, end } = inOrder(2, (text) => (heard += new TextDecoder().decode(text)))
  say(1, bytes('b1'))
  end(0)
  say(1, bytes('b2'))
  expect(heard).toBe('b1b2')
})
