import { afterEach, expect, it } from 'vitest'
import { SheetDrawer } from './sheet-drawer.ts'
import { testingSheet } from './testing-sheet.ts'

const job = { sheet: testingSheet, logo: null, pictures: [] }
let drawer: SheetDrawer
afterEach(() => drawer.stop())

it('draws in a thread of its own, again and again', async () => {
  drawer = new SheetDrawer()
  for (let turn = 0; turn < 2; turn++) expect((await drawer.draw(job)).subarray(0, 5).toString()).toBe('%PDF-')
})

it('ends what takes too long, and begins anew with the next', async () => {
  drawer = new SheetDrawer({ longestMs: 0 })
  await expect(drawer.draw(job)).rejects.toThrow('longer than 0 ms')
  await drawer.stop()
  drawer = new SheetDrawer()
  expect((await drawer.draw(job)).length).toBeGreaterThan(1_000)
})

it('what cannot be drawn is told, and the next one is drawn', async () => {
  drawer = new SheetDrawer()
  await expect(drawer.draw({ ...job, pictures: [Buffer.from('no picture')] })).rejects.toThrow()
  expect((await drawer.draw(job)).length).toBeGreaterThan(1_000)
})
