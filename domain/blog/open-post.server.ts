import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { plainWords } from '#config/markdown/markdown-tree.ts'
import { builtPath } from '../content/built-paths.ts'
import { cutText } from '../content/cut-text.ts'
import { pageHead } from '../content/page-head.ts'
import { contentPaths, postPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { formatDay } from '../formats/date.ts'
import { mainAddress, mainOrigin } from '../sites/main-origin.ts'
import { articleLd } from './article-ld.ts'
import { postCard, tagLink } from './post-card.ts'
import { isToCome, publishedPosts } from './published-posts.server.ts'
import { relatedStock } from './related-stock.server.ts'

const mostOthers = 3

/** A post's page, or where it is instead; null where there is none. */
export async function openPost(ctx: Ctx, slug: string) {
  const { blog } = ctx.config
  if (!blog.shown) return null
  const post = await ctx.view.post(slug)
  if (!post || isToCome(ctx, post)) return null
  const elsewhere = post.href && builtPath(ctx.config, post.href)
  if (elsewhere) return { movedTo: elsewhere }
  const { heading, description, image, tags, date } = post
  const blocks = post.content ?? parseMarkdown(post.body ?? '')
  const summary = cutText(description ?? plainWords(blocks), 160)
  const canonical = mainAddress(ctx, postPath(slug))
  const others = (await publishedPosts(ctx, mostOthers + 1)).filter((each) => each.slug !== slug).slice(0, mostOthers)
  return {
    head: pageHead({
      title: heading,
      siteName: ctx.site.name,
      description: summary || heading,
      canonical,
      jsonLd: [articleLd({ post, summary, canonical, siteName: ctx.site.name, origin: mainOrigin(ctx) })],
    }),
    view: {
      heading,
      standfirst: description,
      picture: image,
      day: date,
      date: formatDay(date),
      crumbs: [{ label: 'Home', to: '/' }, { label: blog.title, to: contentPaths.blog }, { label: heading }],
      tags: tags.map(tagLink),
      blocks,
      stock: await relatedStock(ctx, tags),
      others: { title: blog.title, posts: others.map((each) => postCard(ctx.config, each)) },
    },
  }
}

export type PostView = Extract<Awaited<ReturnType<typeof openPost>>, { view: unknown }>['view']
