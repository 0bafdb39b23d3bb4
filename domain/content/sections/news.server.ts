import { formatDay } from '../../formats/date.ts'
import { builtPath } from '../built-paths.ts'
import { cutText } from '../cut-text.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const usualLimit = 3
const descriptionLength = 80

/** The latest from the blog, newest first. */
export async function loadNews({ ctx }: SectionSource, { type, title, limit = usualLimit }: SpecOf<'news'>) {
  if (!ctx.config.blog.shown) return null
  const items = await ctx.view.latestPosts(limit)
  if (items.length === 0) return null
  return {
    type,
    title,
    items: items.map(({ id, slug, href, heading, image, description, date }) => ({
      id,
      heading,
      picture: image,
      description: description && cutText(description, descriptionLength),
      date: formatDay(date),
      href: builtPath(ctx.config, href ?? `/blog/${slug}`),
    })),
  }
}
