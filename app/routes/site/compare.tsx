import { redirect } from 'react-router'
import { openCompare } from '#domain/compare/open-compare.server.ts'
import { requestContext } from '#app/request-context.ts'
import { ComparePage } from '../../compare/compare-page.tsx'
import type { Route } from './+types/compare'

// No handle: there are as many of these pages as ways to choose vehicles, and hardly anyone asks for the same.

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const add = query.get('add')
  const view = await openCompare(context.get(requestContext), { cars: query.get('cars'), add })
  // What was added is in the address, which can be sent on.
  if (add && view.notes.length === 0) throw redirect(view.href, 303)
  return view
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `Compare vehicles | ${loaderData.siteName}` },
        { name: 'description', content: `Vehicles of ${loaderData.siteName} side by side.` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData} />
}
