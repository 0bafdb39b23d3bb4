import { expect, it } from 'vitest'
import { telephone } from './telephone.ts'

it.each([
  ['07 5550 1100', 'tel:0755501100'],
  ['(07) 5550-1100', 'tel:0755501100'],
  ['+61 7 5550 1100', 'tel:+61755501100'],
])('%s is called by %s', (number, href) => expect(telephone(number)).toBe(href))
