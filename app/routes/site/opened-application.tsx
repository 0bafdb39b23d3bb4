import { data, redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { AppError, isAppError } from '#domain/app-error.ts'
import { openedApplicationPath } from '#domain/content/route-paths.ts'
import { coverOf, openApplication, renewLink } from '#domain/finance/application/open-application.server.ts'
import { requestContext } from '#app/request-context.ts'
import { ApplicationFrame } from '../../finance/application-frame.tsx'
import { sentForm } from '../../forms/sent-form.server.ts'
import { withDataForServer } from '../../islands/for-server.ts'
import type { Route } from './+types/opened-application'

// No handle: it is for whoever has the link, and kept by nobody.

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  if (!ctx.isDocument) throw redirectDocument(openedApplicationPath(params.token))
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
  if (what.data === 'open') return data(withDataForServer({ error: null }, await openApplication(ctx, token)))
  try {
    await renewLink(ctx, token)
  } catch (error) {
    if (!isAppError(error) || error.code !== 'too_many_requests') throw error
    return data(withDataForServer({ error: error.message }, null), { status: 429 })
  }
  throw redirect(`${openedApplicationPath(token)}?sent`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: `Finance application ${loaderData.cover.reference} | ${loaderData.siteName}` }] : []),
  { name: 'robots', content: 'noindex, noarchive' },
  // Its address opens it: no other host is told. Without any referrer its own form would come from nowhere, and be refused.
  { name: 'referrer', content: 'same-origin' },
]

const parts = import.meta.env.SSR
  ? {
      ...(await import('../../finance/application-cover.tsx')),
      ...(await import('../../finance/opened-application.tsx')),
    }
  : null

export default function OpenedApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const opened = actionData?.forServer
  const { cover, isRenewed } = loaderData
  return (
    <ApplicationFrame>
      {parts && (
        <div className="page max-w-3xl py-10 lg:py-16">
          {opened ? (
            <parts.OpenedApplication reference={cover.reference} view={opened} />
          ) : (
            <parts.ApplicationCover cover={cover} isRenewed={isRenewed} error={actionData?.error ?? null} />
          )}
        </div>
      )}
    </ApplicationFrame>
  )
}
