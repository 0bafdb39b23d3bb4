import { postCard } from '../../blog/post-card.ts'
import type { PostCard } from '../../blog/post-card.ts'
import { publishedPosts } from '../../blog/published-posts.server.ts'
import type { BodySection } from './body-source.ts'

const most = 3

interface BlogSection {
  readonly title: string
  readonly posts: readonly PostCard[]
}

/** The latest from the blog, where the site wants it under its vehicles and has something to read. */
export const blog: BodySection<BlogSection> = async (ctx) => {
  const { shown, title } = ctx.config.blog
  const posts = shown ? await publishedPosts(ctx, most) : []
  return posts.length === 0 ? null : { title, posts: posts.map((post) => postCard(ctx.config, post)) }
}
