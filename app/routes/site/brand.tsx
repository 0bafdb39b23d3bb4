import { openBrand } from '#domain/brands/open-brand.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/brand'

export const handle: PageHandle = { parameters: [] }

/** GET /brands/{slug}, /{slug}/overview */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  return openedPage(ctx, request, await openBrand(ctx, params.slug))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR ? await import('../../directory/brand-page.tsx') : null

export default function Brand({ loaderData: { forServer } }: Route.ComponentProps) {
  return <DirectoryFrame>{parts && forServer && <parts.BrandPage view={forServer} />}</DirectoryFrame>
}
