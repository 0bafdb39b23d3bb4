import { data, redirect } from 'react-router'
import { signInHref, wayBack } from '#domain/accounts/sign-in-href.ts'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import { openContentPage } from '#domain/content/open-content-page.server.ts'
import { entryTo } from '#domain/content/switched-pages.ts'
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
  const ctx = context.get(requestContext)
  const { searchParams: query, search } = new URL(request.url)
  const path = `/${params['*'].replace(/\/$/, '')}`
  const entry = entryTo(ctx.config, path)
  // Nobody is signed in yet: there is no way to.
  if (entry === 'signedIn') {
    const back = wayBack(request.headers.get('referer'), ctx.origin)
    throw redirect(signInHref({ type: 'finance', redirect: `${path}${search}`, back }))
  }
  const page = entry === 'closed' ? null : await openContentPage(ctx, path, query)
  if (!page) throw data(null, 404)
  return withSentSections(page)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="page pt-10 pb-6">
        <h1 className="roadhouse:uppercase">{loaderData.title}</h1>
        {loaderData.lead && <p className="mt-4 max-w-[60ch] text-xl text-pretty text-muted">{loaderData.lead}</p>}
      </div>
      <Sections sections={sectionsOf(loaderData)} />
    </>
  )
}
