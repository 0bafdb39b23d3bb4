import { data } from 'react-router'
import { openBlog } from '#domain/blog/open-blog.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import { ServerMade } from '../../sections/server-made.tsx'
import type { Route } from './+types/blog'

const parts = import.meta.env.SSR ? await import('../../content/blog-page.tsx') : null

export const handle: PageHandle = { parameters: ['page'] }

/** GET /blog, and /blog/tags/:tag. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { tag = null } = params as { tag?: string }
  const page = await openBlog(context.get(requestContext), tag, new URL(request.url).searchParams.get('page'))
  if (!page) throw data(null, 404)
  return withDataForServer({ head: page.head }, page.view)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Blog({ loaderData: { forServer } }: Route.ComponentProps) {
  return <ServerMade>{parts && forServer && <parts.BlogPage view={forServer} />}</ServerMade>
}
