import { redirect } from 'react-router'
import { beginApplication } from '#domain/finance/application/find-draft.server.ts'
import { requestContext } from '#app/request-context.ts'
import { sentForm } from '../../forms/sent-form.server.ts'
import type { Route } from './+types/begin-application'

/** What the first step is told of: which vehicle, which price, whom. */
const brought = ['car_id', 'vehiclePriceBudget', 'preferredDealership']

/** POST /begin-finance-application: leads to a new application, of which nothing is stored yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const path = beginApplication(context.get(requestContext))
  const sent = await sentForm(request)
  const query = new URLSearchParams()
  for (const name of brought) {
    const value = sent.get(name)
    if (typeof value === 'string' && value !== '' && value.length <= 80) query.set(name, value)
  }
  return redirect(query.size > 0 ? `${path}?${query.toString()}` : path, 303)
}

/** Whoever follows it as a link finds the page that has its button. */
export function loader() {
  return redirect('/apply-for-finance', 302)
}
