import { hash } from 'node:crypto'

/** For what is sent in one form only: whoever has a stretch of it may ask for the rest. */
export const strongTag = (content: string | Uint8Array): string => `"${hash('sha1', content, 'base64url')}"`

/** For what is sent under several encodings, as pages are. */
export const weakTag = (content: string | Uint8Array): string => `W/${strongTag(content)}`

/** One tag of a list, from where the last ended: whatever cannot be read ends the list (RFC 9110, 8.8.3 and 13.1.2). */
const nextTag = /[\t ,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*(?=,|$)/y

/** Whether an If-None-Match header names this tag. Compared weakly: W/"a" and "a" are the same. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  // What nearly every browser sends, and all that cached pages can afford to look at.
  if (header === tag || header.trim() === '*') return true
  const wanted = opaque(tag)
  nextTag.lastIndex = 0
  for (let found = nextTag.exec(header); found; found = nextTag.exec(header)) if (found[1] === wanted) return true
  return false
}

const opaque = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag)
