import { openBrands } from '#domain/brands/open-brands.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/brands'

export const handle: PageHandle = { parameters: ['q'] }

/** GET /brands?q= */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  return openedPage(ctx, request, await openBrands(ctx, new URL(request.url).searchParams.get('q') ?? ''))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR ? await import('../../directory/brands-page.tsx') : null

export default function Brands({ loaderData: { forServer } }: Route.ComponentProps) {
  return <DirectoryFrame>{parts && forServer && <parts.BrandsPage view={forServer} />}</DirectoryFrame>
}
