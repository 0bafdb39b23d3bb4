import { z } from 'zod'
import { isSafeLink } from './parse-inline.ts'
import { longestMarkdown } from './parse-markdown.ts'

/** A tag, a comment, a declaration: '<b', '</b', '<!--', '<?'. 'Under <5 km' is none. */
const tag = /<[a-z/!?]/i
const target = /\]\(([^)]{0,600})\)/g
const picture = /!\[/

/** Why a text cannot be taken as it is, in words for whoever wrote it; nothing where it can. */
export function markdownFaults(source: string, most = longestMarkdown): string[] {
  if (source.length > most) return [`is longer than ${most} characters`]
  const links = [...source.matchAll(target)].map(([, href]) => href!)
  const wrong = links.find((href) => !isSafeLink(href))
  return [
    ...(tag.test(source) ? ['holds HTML: only markdown is shown'] : []),
    ...(picture.test(source) ? ['holds a picture: pictures have fields of their own'] : []),
    ...(wrong === undefined ? [] : [`has a link to '${wrong.slice(0, 60)}': use a path, https:, tel: or mailto:`]),
  ]
}

/** Text with marks, refused where it holds what no page shows. */
export const markdown = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .superRefine((source, context) => {
      for (const message of markdownFaults(source, most)) context.addIssue({ code: 'custom', message })
    })
    .describe('markdown')
