import { data, redirect } from 'react-router'
import { signInHref, wayBack } from '#domain/accounts/sign-in-href.ts'
import type { CalculatorField } from '#domain/finance/read-calculator.ts'
import { openContentPage } from '#domain/content/open-content-page.server.ts'
import { faqPage } from '#domain/content/faq-page.ts'
import { pagePicture } from '#domain/content/page-picture.ts'
import { suggestPage } from '#domain/content/suggest-page.server.ts'
import { entryTo } from '#domain/content/switched-pages.ts'
import { openModel } from '#domain/models/open-model.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { pageMeta } from '#app/page-meta.ts'
import { requestContext } from '#app/request-context.ts'
import { openedPage } from '../../directory/opened-page.ts'
import { Sections } from '../../sections/sections.tsx'
import { sectionsOf, withSentSections } from '../../sections/sent-sections.ts'
import { ServerMade } from '../../sections/server-made.tsx'
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
  if (page) return withSentSections(page)
  // Models have addresses of their own, among those of composed pages.
  const model = entry === 'closed' ? null : await openModel(ctx, path)
  if (!model) throw data({ suggestion: await suggestPage(ctx, path) }, 404)
  return openedPage(ctx, request, model)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData && 'meta' in loaderData) return loaderData.meta
  if (!import.meta.env.SSR || !loaderData) return pageMeta(loaderData)
  const sections = sectionsOf(loaderData)
  const faq = faqPage(sections)
  return [...pageMeta(loaderData, pagePicture(sections)), ...(faq ? [{ 'script:ld+json': faq }] : [])]
}

const parts = import.meta.env.SSR ? await import('../../directory/model-page.tsx') : null

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  if ('meta' in loaderData) {
    const { forServer } = loaderData
    return <ServerMade ref={null}>{parts && forServer && <parts.ModelPage view={forServer} />}</ServerMade>
  }
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
