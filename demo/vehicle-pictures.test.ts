import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'
import { type LeadView, vehicleAlbum } from './vehicle-pictures.ts'

const viewsOf = (leadView: LeadView, count: number): string[] => {
  const facts = { shape: 'hatch-a', fuel: 'Petrol', interiorColour: null }
  const { pictures } = vehicleAlbum(createRandom(7), facts, 'Red', count, { backdrops: ['studio'], leadView })
  return pictures.map(({ url }) => url.split('/')[4]!)
}

describe('a vehicle’s album', () => {
  it.each(['front-34', 'low-34'] as const)('begins with what its dealer’s photographer begins with: %s', (lead) => {
    expect(viewsOf(lead, 1)).toEqual([lead])
    expect(viewsOf(lead, 9)[0]).toBe(lead)
  })

  it('has both corners of the front in the smallest gallery', () => {
    for (const lead of ['front-34', 'low-34'] as const)
      expect(viewsOf(lead, 3).toSorted()).toEqual(['front-34', 'low-34', 'rear-34'])
  })
})
