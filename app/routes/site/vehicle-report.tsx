import { data } from 'react-router'
import { linkToReport, openReport } from '#domain/vehicles/reports/open-report.server.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/vehicle-report'

// No handle: nobody keeps an answer, for links run out and reports are replaced.

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** GET /cars/{slug}/reports/{kind}: a link that opens the report for a while; with that link's token, the report. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params: { slug, kind, token } }, next) => {
    const ctx = context.get(requestContext)
    if (token === undefined) return leadTo(await linkToReport(ctx, slug, kind)) ?? next()
    const opened = await openReport(ctx, slug, kind, token)
    if ('href' in opened) return leadTo(opened.href)!
    if (!('file' in opened)) return next()
    return new Response(new Uint8Array(opened.file), {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${opened.name}"`,
      },
    })
  },
]

const leadTo = (location: string | null): Response | null =>
  location === null ? null : new Response(null, { status: 303, headers: { ...headers, location } })

/** What is left is not opened: it says why. */
export async function loader({ context, params: { slug, kind, token } }: Route.LoaderArgs) {
  const opened = token === undefined ? null : await openReport(context.get(requestContext), slug, kind, token)
  if (!opened || !('status' in opened)) throw data(null, 404)
  return data(opened, { status: opened.status, headers })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? 'Report' },
  { name: 'robots', content: 'noindex' },
]

export default function VehicleReport({ loaderData: { title, text, back } }: Route.ComponentProps) {
  return (
    <div className="page py-16">
      <h1>{title}</h1>
      <p className="mt-4 max-w-prose text-muted">{text}</p>
      <a href={back.href} className="button mt-8">
        {back.label}
      </a>
    </div>
  )
}
