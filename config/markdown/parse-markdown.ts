import type { Block } from './markdown-tree.ts'
import { parseInline } from './parse-inline.ts'

/** The longest text that is read; a post or a policy is a tenth of it. */
export const longestMarkdown = 50_000

/** By how a line begins. */
const beginnings = {
  heading: /^#{1,2}\s+(\S.*)$/,
  subheading: /^###\s+(\S.*)$/,
  bullet: /^[-*]\s+(\S.*)$/,
  numbered: /^\d{1,3}[.)]\s+(\S.*)$/,
  quote: /^>\s?(.*)$/,
  words: /^(.*)$/,
} as const
type Kind = keyof typeof beginnings

interface Lines {
  readonly kind: Kind
  readonly lines: string[]
}

/**
 * A text in the marks we allow: headings, paragraphs, lists, quotes, bold, italics, links. Whatever else it holds is words: there is
 * nothing it could be turned into. Read once, when it is written; pages show the tree.
 */
export function parseMarkdown(source: string): Block[] {
  const groups: (Lines | null)[] = []
  for (const line of source.slice(0, longestMarkdown).split(/\r?\n/)) {
    const read = line.trim() === '' ? null : readLine(line.trim())
    const last = groups.at(-1)
    if (read && last && joins(last, read.kind)) goOn(last, read)
    else groups.push(read && { kind: read.kind, lines: [read.words] })
  }
  return groups.flatMap((group) => (group ? [blockOf(group)] : []))
}

function readLine(text: string): { kind: Kind; words: string } {
  const kinds = Object.keys(beginnings) as Kind[]
  const kind = kinds.find((each) => beginnings[each].test(text))!
  return { kind, words: beginnings[kind].exec(text)![1]! }
}

const isHeading = (kind: Kind): boolean => kind === 'heading' || kind === 'subheading'

/** A line without a mark goes on with what stands above it, as in a letter. */
const joins = (last: Lines, kind: Kind): boolean => !isHeading(last.kind) && (kind === last.kind || kind === 'words')

function goOn({ kind: above, lines }: Lines, { kind, words }: { kind: Kind; words: string }): void {
  if (kind === above) lines.push(words)
  else lines[lines.length - 1] += ` ${words}`
}

function blockOf({ kind, lines }: Lines): Block {
  if (kind === 'bullet' || kind === 'numbered')
    return { is: 'list', ordered: kind === 'numbered', items: lines.map((line) => parseInline(line)) }
  const of = parseInline(lines.join(' '))
  if (isHeading(kind)) return { is: 'heading', level: kind === 'heading' ? 1 : 2, of }
  return { is: kind === 'quote' ? 'quote' : 'paragraph', of }
}
