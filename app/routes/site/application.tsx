import { data, redirect, redirectDocument } from 'react-router'
import { openStep } from '#domain/finance/application/open-step.server.ts'
import { takeStep } from '#domain/finance/application/take-step.server.ts'
import { pagePaths } from '#domain/content/route-paths.ts'
import { requestContext } from '#app/request-context.ts'
import { ApplicationFrame } from '../../finance/application-frame.tsx'
import { sentForm } from '../../forms/sent-form.server.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import type { Route } from './+types/application'

// No handle: an application is one shopper's own.

const successOf = (leadId: string): Response => redirect(`${pagePaths.success}?lead=${leadId}`, 303)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { searchParams: query, pathname, search } = new URL(request.url)
  if (!ctx.isDocument) throw redirectDocument(`${pathname}${search}`)
  const opened = await openStep(ctx, params.token, query)
  if (!opened) throw data(null, 404)
  if ('sentAs' in opened) throw successOf(opened.sentAs)
  const view = 'view' in opened ? opened.view : null
  const told = { siteName: ctx.site.name, title: view?.title ?? 'Link expired' }
  return data(withDataForServer(told, { view, isMailed: query.has('mailed') }), { status: view ? 200 : 410 })
}

/** POST /apply-for-finance/:token, by the browser alone: what is saved is shown by the step it leads to. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const taken = await takeStep(context.get(requestContext), params.token, await sentForm(request))
  if ('leadId' in taken) throw successOf(taken.leadId)
  if ('goTo' in taken) throw redirect(taken.goTo, 303)
  const { view, status, retryAfterSeconds } = taken
  return data(withDataForServer({}, view), {
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: `${loaderData.title}: finance application | ${loaderData.siteName}` }] : []),
  { name: 'robots', content: 'noindex' },
]

// What somebody wrote of their money stands in the page alone, not in its data once more.
const parts = import.meta.env.SSR ? await import('../../finance/application-page.tsx') : null

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const words = loaderData.forServer
  const view = actionData?.forServer ?? words?.view ?? null
  return (
    <ApplicationFrame>
      {parts && words && <parts.ApplicationPage view={view} isMailed={words.isMailed} />}
    </ApplicationFrame>
  )
}
