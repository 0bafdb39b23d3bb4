import { expect, it } from 'vitest'
import type { ListingAnswer } from '#domain/listings/listing.ts'
import { AnswerCache } from './answer-cache.ts'

const answer = (total: number) => ({ total }) as ListingAnswer

it('keeps the latest answers by what was asked and drops the oldest [SL-24]', () => {
  const memory = new AnswerCache(2)
  memory.put('make=Kia', answer(1))
  memory.put('make=Kia&page=2', answer(2))
  memory.put('make=Kia', answer(3))
  memory.put('sortBy=price:asc', answer(4))
  expect(['make=Kia', 'make=Kia&page=2', 'sortBy=price:asc'].map((key) => memory.get(key)?.total)).toEqual([
    3,
    undefined,
    4,
  ])
})

it('keeps none where the site wants none [SL-24]', () => {
  const memory = new AnswerCache(0)
  memory.put('', answer(1))
  expect(memory.get('')).toBeUndefined()
})
