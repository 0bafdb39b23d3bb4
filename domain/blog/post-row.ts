import { z } from 'zod'
import { markdown } from '#config/markdown/markdown-faults.ts'
import { longestMarkdown, parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { asset, isoDate, link, slug, text } from '#config/site/value-types.ts'
import { readWritten } from '../content/read-written.ts'

const post = z.strictObject({
  slug,
  heading: text(160),
  description: text(400).nullish(),
  body: markdown(longestMarkdown).nullish(),
  image: asset.nullish(),
  /** Where it leads when it is not a page of this site. */
  href: link.nullish(),
  tags: z.array(text(40)).max(12).default([]),
  date: isoDate,
})

export type PostInput = z.input<typeof post>

/** A post as it is stored: read and made safe once, here; what cannot be shown is refused, with its field. */
export function postRow(input: PostInput) {
  const read = readWritten(post, input, 'post')
  return { ...read, content: read.body ? parseMarkdown(read.body) : null }
}
