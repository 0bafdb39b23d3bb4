import { data } from 'react-router'
import { formKeys } from '#domain/leads/forms/forms.ts'
import { openLeadForm } from '#domain/leads/open-lead-form.server.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/form-view'

/** GET /forms/:form/view?car_id=…: a form for a dialog. It has an id of its own and is never cached. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const form = formKeys.find((key) => key === params.form)
  if (!form) throw data(null, 404)
  const { searchParams: query } = new URL(request.url)
  return Response.json(await openLeadForm(context.get(requestContext), { form, query }))
}
