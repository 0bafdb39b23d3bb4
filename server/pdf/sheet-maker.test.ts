import { expect, it, vi } from 'vitest'
import { AppError } from '#domain/app-error.ts'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import type { SheetJob } from './draw-sheet.ts'
import { SheetMaker } from './sheet-maker.ts'
import { testingSheet } from './testing-sheet.ts'

function given({
  draw = async () => Buffer.from('pdf'),
}: { draw?: (job: SheetJob) => Promise<Buffer<ArrayBuffer>> } = {}) {
  const asked: string[] = []
  const onTrouble = vi.fn()
  const maker = new SheetMaker({
    pictures: {
      get: async ({ id }) => {
        asked.push(id)
        return id === 'missing' ? 'missing' : { bytes: Buffer.from(id), format: 'jpeg' }
      },
    },
    drawer: { draw },
    onTrouble,
  })
  const make = (sheet: VehicleSheet = testingSheet, siteId = 1, address = 'a') =>
    maker.make(SheetMaker.keyOf(siteId, sheet), sheet, { siteId, address })
  return { maker, make, asked, onTrouble }
}

it('pictures that we do not hold are never asked for, those that are missing are left out [VD-29]', async () => {
  const jobs: SheetJob[] = []
  const { make, asked } = given({ draw: async (job) => (jobs.push(job), Buffer.from('pdf')) })
  const pictures = [
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/b',
    '/media/mine',
    '/media/missing',
    '/other/c',
  ]
  await make({ ...testingSheet, site: { ...testingSheet.site, logo: 'https://elsewhere.example/logo.svg' }, pictures })
  expect(asked).toEqual(['mine', 'missing'])
  expect(jobs[0]).toMatchObject({ logo: null, pictures: [Buffer.from('mine')] })
})

it('however many ask for one, it is drawn once, and then kept', async () => {
  const draw = vi.fn(async () => Buffer.from('pdf'))
  const { make, maker } = given({ draw })
  await Promise.all(Array.from({ length: 50 }, (_, at) => make(testingSheet, 1, `visitor ${at}`)))
  expect(draw).toHaveBeenCalledOnce()
  expect(maker.kept(SheetMaker.keyOf(1, testingSheet))?.toString()).toBe('pdf')
})

it('another price, another look and another site are other files', () => {
  const keys = [
    SheetMaker.keyOf(1, testingSheet),
    SheetMaker.keyOf(2, testingSheet),
    SheetMaker.keyOf(1, { ...testingSheet, price: { amount: '$1', type: 'Drive away' } }),
    SheetMaker.keyOf(1, {
      ...testingSheet,
      look: { ...testingSheet.look, colour: { ...testingSheet.look.colour, block: '#000000' } },
    }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('one is drawn at a time; beyond those that may wait, visitors are told when to come back', async () => {
  const held = Promise.withResolvers<void>()
  let [atOnce, most] = [0, 0]
  const { make } = given({
    draw: async () => {
      most = Math.max(most, ++atOnce)
      await held.promise
      atOnce--
      return Buffer.from('pdf')
    },
  })
  const all = Array.from({ length: 50 }, (_, at) => make({ ...testingSheet, name: `Car ${at}` }, 1, `visitor ${at}`))
  const outcomes = Promise.allSettled(all)
  // Those that are refused are refused at once.
  await new Promise((resolve) => setTimeout(resolve))
  held.resolve()
  const settled = await outcomes
  const refused = settled.filter((each) => each.status === 'rejected').map(({ reason }) => reason as AppError)
  expect(most).toBe(1)
  expect(settled.length - refused.length).toBe(9)
  for (const error of refused)
    expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) })
})

it('what cannot be drawn is our fault, told in words and tried again the next time', async () => {
  const draw = vi
    .fn<(job: SheetJob) => Promise<Buffer<ArrayBuffer>>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(Buffer.from('pdf'))
  const { make, onTrouble } = given({ draw })
  await expect(make()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('PDF') })
  expect(onTrouble).toHaveBeenCalledOnce()
  expect((await make()).toString()).toBe('pdf')
})
