import { data } from 'react-router'
import { requestContext } from '#app/request-context.ts'
import { Actions } from '../../ui/showcase/actions.tsx'
import { Content } from '../../ui/showcase/content.tsx'
import { Forms } from '../../ui/showcase/forms.tsx'
import { Layers } from '../../ui/showcase/layers.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import type { Route } from './+types/ui'

/** A workshop page: there is none outside the demo. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  if (!ctx.isDemo) throw data(null, 404)
  return { template: ctx.site.template, siteName: ctx.site.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Design system | ${loaderData?.siteName}` },
  { name: 'robots', content: 'noindex' },
]

export default function Ui({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <div className="page py-10">
        <h1>Design system</h1>
        <p className="mt-3 mb-10 max-w-prose text-muted">
          Every primitive in every state, in the {loaderData.template} template with this site’s theme.
        </p>
        <Actions />
        <Forms />
        <Layers />
        <Content />
      </div>
    </ToastProvider>
  )
}
