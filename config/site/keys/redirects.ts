import { z } from 'zod'
import { key } from '../key.ts'
import { httpsOrigin, httpsUrl, sitePath } from '../value-types.ts'

const redirect = z.strictObject({
  /** The old path. */
  from: sitePath,
  /** A path of this site, or an address at one of the hosts. */
  to: z.union([sitePath, httpsUrl]),
  /** Everything below the old path as well: what follows it is put after the new one. */
  prefix: z.boolean().optional(),
})

export const redirects = {
  paths: key(z.array(redirect).max(2000), {
    default: [],
    serves: ['RT-21'],
    meaning:
      'Where old paths lead, looked up where there is no page; an exact one before a prefix, the longest prefix first',
  }),
  hosts: key(z.array(httpsOrigin).max(20), {
    default: [],
    serves: ['RT-21'],
    meaning: 'Other hosts that old paths may lead to',
  }),
}
