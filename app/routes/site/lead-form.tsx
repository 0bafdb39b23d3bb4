import { data, redirect } from 'react-router'
import { formPath, pagePaths } from '#domain/content/route-paths.ts'
import { type FormKey, formKeys } from '#domain/leads/forms/forms.ts'
import { openLeadForm } from '#domain/leads/open-lead-form.server.ts'
import { takeForm } from '#domain/leads/take-form.server.ts'
import { requestContext } from '#app/request-context.ts'
import { LeadFormSlot } from '../../forms/lead-form-slot.tsx'
import { TextLink } from '../../ui/link.tsx'
import { sentForm } from '../../forms/sent-form.server.ts'
import type { Route } from './+types/lead-form'

// No handle: the form carries an id of its own, so its page is made anew for each visitor.

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const form = keyOf(params.form)
  const { searchParams: query } = new URL(request.url)
  return { siteName: ctx.site.name, view: await openLeadForm(ctx, { form, query }) }
}

/** POST /forms/:form, as a browser sends it without any script. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = keyOf(params.form)
  const { searchParams: query } = new URL(request.url)
  const answer = await takeForm(context.get(requestContext), { form, sent: await sentForm(request), query })
  if ('taken' in answer) throw redirect(`${pagePaths.success}?lead=${answer.taken.leadId}`, 303)
  const { view, status, retryAfterSeconds } = answer
  return data(view, {
    status,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) },
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.view.form.title} | ${loaderData.siteName}` },
        { name: 'description', content: `${loaderData.view.form.title} at ${loaderData.siteName}.` },
        // Shoppers find the page it stands on.
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function LeadFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view
  const { page, form } = view
  return (
    <div className="page py-10 lg:py-16">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-8 roadhouse:uppercase">{view.form.title}</h1>
        <LeadFormSlot view={view} />
        {page && page !== formPath(form.key) && (
          <p className="mt-6">
            <TextLink to={page}>Back to the page you came from</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}

function keyOf(name: string): FormKey {
  const key = formKeys.find((each) => formPath(each) === formPath(name))
  if (!key) throw data(null, 404)
  return key
}
