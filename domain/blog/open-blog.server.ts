import { breadcrumbList } from '../content/breadcrumb-list.ts'
import { pageHead } from '../content/page-head.ts'
import { blogTagPath, contentPaths, contentResourcePaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { mainAddress, mainOrigin } from '../sites/main-origin.ts'
import { postCard, tagLinks } from './post-card.ts'
import { publishedPosts } from './published-posts.server.ts'

const pageSize = 12
const mostTags = 12

/** A page of the blog, or of the posts under one tag; null where there is none. */
export async function openBlog(ctx: Ctx, tag: string | null, wantedPage: string | null) {
  const { blog } = ctx.config
  if (!blog.shown) return null
  const posts = await publishedPosts(ctx)
  const under = tag === null ? posts : posts.filter(({ tags }) => tags.some((each) => slugOf(each) === tag))
  const pages = Math.max(1, Math.ceil(under.length / pageSize))
  const page = /^[1-9]\d{0,3}$/.test(wantedPage ?? '1') ? Number(wantedPage ?? '1') : 0
  if (page < 1 || page > pages || (tag !== null && under.length === 0)) return null
  const path = tag === null ? contentPaths.blog : blogTagPath(tag)
  const name = tag === null ? null : under[0]!.tags.find((each) => slugOf(each) === tag)!
  const title = name ?? blog.title
  // A tag may be called like another page: in a list of results it is news.
  const headTitle = name ? `${name}: ${blog.title}` : title
  const address = (at: number) => (at === 1 ? path : `${path}?page=${at}`)
  const crumbs = [
    { label: 'Home', to: '/' },
    ...(name ? [{ label: blog.title, to: contentPaths.blog }] : []),
    { label: title },
  ]
  return {
    head: pageHead({
      title: page === 1 ? headTitle : `${headTitle}, page ${page}`,
      siteName: ctx.site.name,
      description: describe(
        ctx.site.name,
        name,
        under.map(({ heading }) => heading),
      ),
      canonical: mainAddress(ctx, address(page)),
      feed: contentResourcePaths.blogFeed,
      jsonLd: [breadcrumbList(mainOrigin(ctx), path, crumbs)],
    }),
    view: {
      title,
      crumbs,
      tags: tagLinks(posts).slice(0, mostTags),
      here: path,
      posts: under.slice((page - 1) * pageSize, page * pageSize).map((post) => postCard(ctx.config, post)),
      newer: page > 1 ? address(page - 1) : null,
      older: page < pages ? address(page + 1) : null,
      feed: contentResourcePaths.blogFeed,
    },
  }
}

export type BlogView = NonNullable<Awaited<ReturnType<typeof openBlog>>>['view']

function describe(siteName: string, tag: string | null, headings: readonly string[]): string {
  const about = tag ? `${tag}, from ${siteName}` : `News and advice from ${siteName}`
  return headings.length === 0 ? `${about}.` : `${about}: ${headings.slice(0, 2).join('; ')}.`
}
