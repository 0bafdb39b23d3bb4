import { useEffect } from 'react'
import { openLocator } from '#domain/locations/open-locator.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/dealer-locator'

export const handle: PageHandle = { parameters: ['postcode'] }

/** GET /dealer-locator?postcode= */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  return openedPage(ctx, request, await openLocator(ctx, new URL(request.url).searchParams.get('postcode') ?? ''))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR ? await import('../../directory/locator-page.tsx') : null

export default function DealerLocator({ loaderData: { forServer } }: Route.ComponentProps) {
  useEffect(() => {
    const gone = new AbortController()
    const box = document.querySelector<HTMLElement>('[data-locator-map]')
    // Without it the drawn map stays.
    if (box)
      import('../../directory/locator-map.ts').then(
        async ({ start }) => {
          if (!gone.signal.aborted) await start(box)
        },
        () => {},
      )
    return () => gone.abort()
  }, [])
  return <DirectoryFrame>{parts && forServer && <parts.LocatorPage view={forServer} />}</DirectoryFrame>
}
