import { expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { driveToken, readDriveToken } from './drive-token.server.ts'

const key = new Secret('a key of the platform')
const token = driveToken(key, 41, 100_123)

it('opens the booking it was signed for', () => expect(readDriveToken(key, 41, token)).toBe(100_123))

it.each([
  ['another site’s', key, 42, token],
  ['signed with another key', new Secret('another'), 41, token],
  ['of another lead', key, 41, `${(100_124).toString(36)}.${token.split('.')[1]!}`],
  ['with a letter changed', key, 41, `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)!}`],
  ['cut short', key, 41, token.slice(0, -1)],
  ['without a signature', key, 41, token.split('.')[0]!],
  ['of no number', key, 41, `.${token.split('.')[1]!}`],
  ['empty', key, 41, ''],
  ['a megabyte', key, 41, 'x'.repeat(1e6)],
])('a link %s opens nothing', (_, secret, site, given) => expect(readDriveToken(secret, site, given)).toBeNull())
