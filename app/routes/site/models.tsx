import { openModels } from '#domain/models/open-models.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { DirectoryFrame } from '../../directory/directory-frame.tsx'
import { openedPage } from '../../directory/opened-page.ts'
import type { Route } from './+types/models'

export const handle: PageHandle = { parameters: ['body'] }

/** GET /models?body= */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  return openedPage(ctx, request, await openModels(ctx, new URL(request.url).searchParams.get('body')))
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const parts = import.meta.env.SSR ? await import('../../directory/models-page.tsx') : null

export default function Models({ loaderData: { forServer } }: Route.ComponentProps) {
  return <DirectoryFrame>{parts && forServer && <parts.ModelsPage view={forServer} />}</DirectoryFrame>
}
