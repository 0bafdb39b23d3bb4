import { describe, expect, it } from 'vitest'
import { formatKms, readKms } from './kms.ts'

describe('kilometres as typed [FN-21]', () => {
  it.each([
    ['85000', 85_000, '85,000 kms'],
    [' 85,000 ', 85_000, '85,000 kms'],
    ['85 000 km', 85_000, '85,000 kms'],
    ['85,000 kms', 85_000, '85,000 kms'],
    ['120000KMS', 120_000, '120,000 kms'],
    ['7 klm', 7, '7 kms'],
    ['0', 0, '0 kms'],
    ['85000 kilometres', 85_000, '85,000 kms'],
  ])('%j is %i and reads %j', (typed, kms, shown) => {
    expect(readKms(typed)).toBe(kms)
    expect(formatKms(typed)).toBe(shown)
  })

  it.each(['', 'about 90k', '-5', '1e9', '85.5', '12 miles', '999999999999999', '<b>5</b>'])(
    '%j is left as it is',
    (typed) => {
      expect(readKms(typed)).toBeNull()
      expect(formatKms(typed)).toBe(typed)
    },
  )
})
