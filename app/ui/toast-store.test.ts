import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (store: ToastStore) => store.current()?.text ?? null

describe('toasts', () => {
  it('go away after 3000 ms [OS-21]', () => {
    const store = new ToastStore()
    store.show({ text: 'Saved' })
    vi.advanceTimersByTime(2999)
    expect(texts(store)).toBe('Saved')
    vi.advanceTimersByTime(1)
    expect(texts(store)).toBeNull()
  })

  it('are shown one at a time: a new one takes the place of the one before and has its own 3000 ms [OS-21]', () => {
    const store = new ToastStore()
    store.show({ text: 'Saved' })
    vi.advanceTimersByTime(2000)
    store.show({ text: 'Removed' })
    expect(texts(store)).toBe('Removed')
    vi.advanceTimersByTime(2999)
    expect(texts(store)).toBe('Removed')
    vi.advanceTimersByTime(1)
    expect(texts(store)).toBeNull()
  })

  it('wait while they are pointed at, then have the rest of their time', () => {
    const store = new ToastStore()
    store.show({ text: 'Saved' })
    vi.advanceTimersByTime(1000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toBe('Saved')
    store.resume()
    vi.advanceTimersByTime(1999)
    expect(texts(store)).toBe('Saved')
    vi.advanceTimersByTime(1)
    expect(texts(store)).toBeNull()
  })

  it('tell who listens of each change, and nobody else', () => {
    const store = new ToastStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.show({ text: 'Saved' })
    store.close()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    store.show({ text: 'Saved' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('stay away when time runs on after they were closed', () => {
    const store = new ToastStore()
    store.show({ text: 'Saved' })
    store.close()
    store.resume()
    expect(vi.getTimerCount()).toBe(0)
  })
})
