import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#config/secret.ts'

/** What a link of ours says, signed: what it is for first, then the site, then what it opens. None has a colon in it. */
type Signed = readonly (string | number)[]

/** 43 characters that may stand in an address. */
export const signatureOf = (key: Secret, said: Signed): string => digest(key, said).toString('base64url')

/** Whether these 43 characters are what we would have signed: as text, for the last of them has bits that say nothing. */
export const isSignatureOf = (signature: string, key: Secret, said: Signed): boolean =>
  /^[\w-]{43}$/.test(signature) && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, said)))

const digest = (key: Secret, said: Signed): Buffer => createHmac('sha256', key.reveal()).update(said.join(':')).digest()
