import { expect, it } from 'vitest'
import { uploadedId, uploaderOf } from './uploaded-id.ts'

const digest = '0123456789abcdef'.repeat(2)

it('an uploaded picture names its site', () => expect(uploaderOf(uploadedId('southbank', digest))).toBe('southbank'))

it.each(['heroes/showroom-suv', 'photos/southbank', `photos/a/b/${digest}`, `photos/southbank/${digest}0`, ''])(
  '%j was not uploaded to a site',
  (id) => expect(uploaderOf(id)).toBeNull(),
)
