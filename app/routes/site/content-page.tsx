import { data } from 'react-router'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import { openContentPage } from '#domain/content/open-content-page.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { pageMeta } from '#app/page-meta.ts'
import { requestContext } from '#app/request-context.ts'
import { Sections } from '../../sections/sections.tsx'
import { sectionsOf, withSentSections } from '../../sections/sent-sections.ts'
import type { Route } from './+types/content-page'

export const handle: PageHandle = {
  parameters: ['amount', 'deposit', 'residual', 'interest', 'term', 'frequency'] satisfies CalculatorField[],
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = await openContentPage(context.get(requestContext), `/${params['*']}`, query)
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
