import { builtPath } from '#domain/content/built-paths.ts'
import { openSuccess } from '#domain/leads/open-success.server.ts'
import { requestContext } from '#app/request-context.ts'
import { NothingSent, Success } from '../../forms/success.tsx'
import type { Route } from './+types/success'

// No handle: what it says is one shopper's own.

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const view = await openSuccess(ctx, new URL(request.url).searchParams.get('lead') ?? '')
  return { siteName: ctx.site.name, view, contactHref: builtPath(ctx.config, '/contact') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.view ? 'We have your message' : 'Nothing has been sent yet'} | ${loaderData.siteName}` },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function SuccessPage({ loaderData: { view, contactHref } }: Route.ComponentProps) {
  return (
    <div className="page py-10 lg:py-16">
      <div className="mx-auto max-w-2xl">
        {view ? <Success view={view} /> : <NothingSent contactHref={contactHref} />}
      </div>
    </div>
  )
}
