import { data, redirect } from 'react-router'
import { openPost } from '#domain/blog/open-post.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import { ServerMade } from '../../sections/server-made.tsx'
import type { Route } from './+types/blog-post'

const parts = import.meta.env.SSR ? await import('../../content/post-page.tsx') : null

export const handle: PageHandle = { parameters: [] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await openPost(context.get(requestContext), params.slug)
  if (!page) throw data(null, 404)
  if (page.movedTo !== undefined) throw redirect(page.movedTo, 301)
  return withDataForServer({ head: page.head }, page.view)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function BlogPost({ loaderData: { forServer } }: Route.ComponentProps) {
  return <ServerMade>{parts && forServer && <parts.PostPage view={forServer} />}</ServerMade>
}
