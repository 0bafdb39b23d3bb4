import { contentPaths, contentResourcePaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { mainOrigin } from '../sites/main-origin.ts'
import { postCard } from './post-card.ts'
import { publishedPosts } from './published-posts.server.ts'
import { rssXml } from './rss.ts'

const mostItems = 50

/** The blog's feed; null where the site has no blog. */
export async function openFeed(ctx: Ctx): Promise<string | null> {
  const { shown, title } = ctx.config.blog
  if (!shown) return null
  const posts = await publishedPosts(ctx, mostItems)
  return rssXml({
    title,
    siteName: ctx.site.name,
    origin: mainOrigin(ctx),
    path: contentPaths.blog,
    feed: contentResourcePaths.blogFeed,
    items: posts.flatMap((post) => {
      const { href } = postCard(ctx.config, post)
      const { heading, description, tags, date } = post
      return href ? [{ heading, href, description, tags, day: date }] : []
    }),
  })
}
