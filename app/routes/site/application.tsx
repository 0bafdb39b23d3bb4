import { data, redirect } from 'react-router'
import { openStep } from '#domain/finance/application/open-step.server.ts'
import { takeStep } from '#domain/finance/application/take-step.server.ts'
import { pagePaths } from '#domain/content/route-paths.ts'
import { requestContext } from '#app/request-context.ts'
import { ApplicationProgress } from '../../finance/application-progress.tsx'
import { ApplicationStep } from '../../finance/application-step.tsx'
import { ResumeLink } from '../../finance/resume-link.tsx'
import { sentForm } from '../../forms/sent-form.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/application'

// No handle: an application is one shopper's own.

const successOf = (leadId: string): Response => redirect(`${pagePaths.success}?lead=${leadId}`, 303)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { searchParams: query } = new URL(request.url)
  const opened = await openStep(ctx, params.token, query)
  if (!opened) throw data(null, 404)
  if ('sentAs' in opened) throw successOf(opened.sentAs)
  const answer = { siteName: ctx.site.name, view: 'view' in opened ? opened.view : null, isMailed: query.has('mailed') }
  return data(answer, { status: answer.view ? 200 : 410 })
}

/** POST /apply-for-finance/:token, by the browser alone: what is saved is shown by the step it leads to. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const taken = await takeStep(context.get(requestContext), params.token, await sentForm(request))
  if ('leadId' in taken) throw successOf(taken.leadId)
  if ('goTo' in taken) throw redirect(taken.goTo, 303)
  const { view, status, retryAfterSeconds } = taken
  return data(view, {
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData
    ? [{ title: `${loaderData.view?.title ?? 'Link expired'}: finance application | ${loaderData.siteName}` }]
    : []),
  { name: 'robots', content: 'noindex' },
]

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view
  if (!view) return <OverLink />
  return (
    <div className="page grid gap-x-16 gap-y-8 py-10 lg:grid-cols-12 lg:py-16">
      <div className="lg:col-span-3">
        <ApplicationProgress steps={view.steps} current={view.key} />
      </div>
      <div className="grid max-w-2xl min-w-0 gap-10 lg:col-span-8">
        <div>
          <h1 className="roadhouse:uppercase">{view.title}</h1>
          <p className="mt-4 text-lg text-pretty text-muted">{view.text}</p>
        </div>
        <ApplicationStep key={view.key} view={view} />
        {view.resume && <ResumeLink view={{ ...view, resume: view.resume }} isMailed={loaderData.isMailed} />}
      </div>
    </div>
  )
}

function OverLink() {
  return (
    <div className="page py-10 lg:py-16">
      <h1 className="roadhouse:uppercase">This link has expired</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-muted">
        What you had saved has been removed, so that nobody else finds it. You can begin again whenever you like.
      </p>
      <p className="mt-8">
        <ButtonLink to="/apply-for-finance" reloadDocument>
          Begin again
        </ButtonLink>
      </p>
    </div>
  )
}
