import { hash } from 'node:crypto'

/** Weak, because the same page is sent under several encodings. */
export const entityTag = (content: string): string => `W/"${hash('sha1', content, 'base64url')}"`
