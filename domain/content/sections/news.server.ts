import { postCard } from '../../blog/post-card.ts'
import { publishedPosts } from '../../blog/published-posts.server.ts'
import { contentPaths } from '../route-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const usualLimit = 3

/** The latest from the blog, newest first. */
export async function loadNews({ ctx }: SectionSource, { type, title, limit = usualLimit }: SpecOf<'news'>) {
  const { shown, title: usual } = ctx.config.blog
  if (!shown) return null
  const items = await publishedPosts(ctx, limit)
  if (items.length === 0) return null
  return { type, title: title ?? usual, all: contentPaths.blog, items: items.map((post) => postCard(ctx.config, post)) }
}
