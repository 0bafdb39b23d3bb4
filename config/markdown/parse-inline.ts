import { link } from '../site/value-types.ts'
import type { Inline } from './markdown-tree.ts'

/** Deeper than 'a link in bold in italics' nobody writes. */
const mostDeep = 3

// Each is bounded, so that a text made to be slow costs its length and no more.
const strong = /\*\*(?=[^\s*])([^*]{1,1000})(?<=[^\s*])\*\*/y
const starred = /\*(?=[^\s*])([^*]{1,1000})(?<=[^\s*])\*/y
const underscored = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]{1,1000})(?<=[^\s_])_(?![\p{L}\p{N}_])/uy
// Brackets are none of its words, so there is no link in a link.
const linked = /(?<!!)\[([^[\]]{1,300})\]\(([^()\s]{1,500})\)/y
const escaped = /\\([\\*_[\]()#>-])/y

const marks = [
  { pattern: strong, is: 'strong' },
  { pattern: starred, is: 'emphasis' },
  { pattern: underscored, is: 'emphasis' },
] as const

/** Whether a page may lead there: a path, https:, an anchor, a number, a mail address. */
export const isSafeLink = (href: string): boolean => link.safeParse(href).success

/** One line's words. What is no mark, or leads where no link may, stays as it was written. */
export function parseInline(text: string, depth = 0): Inline[] {
  const found: Inline[] = []
  let plain = ''
  const add = (inline: Inline) => {
    if (plain) found.push(plain)
    plain = ''
    found.push(inline)
  }
  for (let at = 0; at < text.length;) {
    const escape = matchAt(escaped, text, at)
    const match = escape ? null : markAt(text, at, depth)
    if (match) add(match.inline)
    else plain += escape ? escape[1]! : text[at]!
    at += escape?.[0].length ?? match?.length ?? 1
  }
  return plain ? [...found, plain] : found
}

function markAt(text: string, at: number, depth: number): { inline: Inline; length: number } | null {
  if (depth >= mostDeep) return null
  const found = matchAt(linked, text, at)
  if (found) {
    const [{ length }, words, href] = found as unknown as [string, string, string]
    return isSafeLink(href) ? { inline: { is: 'link', href, of: parseInline(words, depth + 1) }, length } : null
  }
  for (const { pattern, is } of marks) {
    const match = matchAt(pattern, text, at)
    if (match) return { inline: { is, of: parseInline(match[1]!, depth + 1) }, length: match[0].length }
  }
  return null
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
