import { beforeEach, vi } from 'vitest'

// What is written to console.error is a fault nobody looks at: React's warnings come that way. A test that wants one says
// so, by a spy of its own that takes the words away.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error')
  return () => {
    const words = spy.mock.calls.map((call) => call.join(' '))
    spy.mockRestore()
    if (words.length > 0) throw new Error(`console.error was called: ${words.join('\n')}`)
  }
})
