import { data, redirect } from 'react-router'
import { openContentPage } from '#domain/content/open-content-page.server.ts'
import { stockShortcut } from '#domain/listings/stock-paths.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { pageMeta } from '#app/page-meta.ts'
import { requestContext } from '#app/request-context.ts'
import { Sections } from '../../sections/sections.tsx'
import { sectionsOf, withSentSections } from '../../sections/sent-sections.ts'
import type { Route } from './+types/content-page'

export const handle: PageHandle = { parameters: [] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams: query, search } = new URL(request.url)
  const path = `/${params['*']}`
  const page = await openContentPage(context.get(requestContext), path, query)
  const listing = stockShortcut(path)
  if (!page && listing) throw redirect(`${listing}${search}`, 301)
  if (!page) throw data(null, 404)
  return withSentSections(page)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="page pt-10">{loaderData.title}</h1>
      <Sections sections={sectionsOf(loaderData)} />
    </>
  )
}
