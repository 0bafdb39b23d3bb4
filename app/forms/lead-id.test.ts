import { expect, it } from 'vitest'
import { LeadId } from './lead-id.ts'

function aTab() {
  const kept = new Map<string, string>()
  let last = 0
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { kept, open: (form = 'contact') => new LeadId(storage, form, () => `id ${++last}` as never) }
}

it('the same form has the same id after a reload, whatever is written, until it was taken', () => {
  const { open } = aTab()
  expect([open().for('a'), open().for('a'), open().for('b')]).toEqual(['id 1', 'id 1', 'id 1'])
  expect(open('enquiry').for('a')).toBe('id 2')
})

it('once it was taken the same words are the same lead, and others are another', () => {
  const { open, kept } = aTab()
  open().took(open().for('Jane'), 'Jane')
  expect([open().for('Jane'), open().for('Jane ')]).toEqual(['id 1', 'id 2'])
  expect(open().for('Jane')).toBe('id 2')
  expect([...kept.values()].join()).not.toContain('Jane')
})

it('where words were changed after it had arrived, it has another', () => {
  const { open } = aTab()
  open().for('a')
  expect(open().renew()).toBe('id 2')
  expect(open().for('b')).toBe('id 2')
})

it.each(['{', 'null', '7', '{"id":7}'])('whatever the tab has kept, there is an id: %s', (text) => {
  const id = new LeadId(
    {
      getItem: () => text,
      setItem: () => {
        throw new Error('full')
      },
    },
    'x',
  )
  const first = id.for('a')
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(id.for('a')).toBe(first)
  expect(new LeadId(null, 'x').for('a')).toMatch(/^[\da-f-]{36}$/)
})
