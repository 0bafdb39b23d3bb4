import { data, redirect } from 'react-router'
import { z } from 'zod'
import { AppError, isAppError } from '#domain/app-error.ts'
import { openedApplicationPath } from '#domain/content/route-paths.ts'
import { coverOf, openApplication, renewLink } from '#domain/finance/application/open-application.server.ts'
import { requestContext } from '#app/request-context.ts'
import { ApplicationCover } from '../../finance/application-cover.tsx'
import { OpenedApplication } from '../../finance/opened-application.tsx'
import { sentForm } from '../../forms/sent-form.server.ts'
import type { Route } from './+types/opened-application'

// No handle: it is for whoever has the link, and kept by nobody.

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const cover = await coverOf(ctx, params.token)
  if (!cover) throw data(null, 404)
  const isRenewed = new URL(request.url).searchParams.has('sent')
  return data({ siteName: ctx.site.name, cover, isRenewed }, { status: cover.isOver ? 410 : 200 })
}

const wish = z.enum(['open', 'renew'])

/** POST /finance-application/:token: opens it, which is recorded; or has a new link sent. */
export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const what = wish.safeParse((await sentForm(request)).get('what'))
  if (!what.success) throw new AppError('bad_request', 'Please use the button on the page of the application.')
  if (what.data === 'open') return { opened: await openApplication(ctx, token), error: null }
  try {
    await renewLink(ctx, token)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'too_many_requests') throw error
    return data({ opened: null, error: error.message }, { status: 429 })
  }
  throw redirect(`${openedApplicationPath(token)}?sent`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: `Finance application ${loaderData.cover.reference} | ${loaderData.siteName}` }] : []),
  { name: 'robots', content: 'noindex, noarchive' },
  // Its address opens it: no page it leads to is told.
  { name: 'referrer', content: 'no-referrer' },
]

export default function OpenedApplicationPage({ loaderData: { cover, isRenewed }, actionData }: Route.ComponentProps) {
  const opened = actionData?.opened
  return (
    <div className="page py-10 lg:py-16">
      <div className="mx-auto max-w-3xl">
        {opened ? (
          <OpenedApplication reference={cover.reference} view={opened} />
        ) : (
          <ApplicationCover cover={cover} isRenewed={isRenewed} error={actionData?.error ?? null} />
        )}
      </div>
    </div>
  )
}
