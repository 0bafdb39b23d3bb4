import { z } from 'zod'
import { markdown } from '#config/markdown/markdown-faults.ts'
import { longestMarkdown, parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { asset, isoDate, link, slug, text } from '#config/site/value-types.ts'
import { AppError } from '../app-error.ts'

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
  const read = post.safeParse(input)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    throw new AppError('bad_request', 'The post cannot be taken as it is.', fields)
  }
  return { ...read.data, content: read.data.body ? parseMarkdown(read.data.body) : null }
}
