import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './sections/error-page.tsx'
import { SiteFooter } from './sections/site-footer.tsx'
import { SiteHeader } from './sections/site-header.tsx'
import { themeHref } from './templates/theme-css.server.ts'
import './app.css'

export function loader({ context }: Route.LoaderArgs) {
  const { site, config } = context.get(requestContext)
  return { name: site.name, template: site.template, theme: themeHref(config.theme), phone: config.contact.phones.main }
}

/** The frame of every page, error pages included. */
export function Layout({ children }: { children: React.ReactNode }) {
  // Absent only when the frame's own loader failed.
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en-AU" data-template={frame?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {frame && <link rel="stylesheet" href={frame.theme} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        {frame && <SiteHeader name={frame.name} phone={frame.phone} />}
        <main id="content" className="page flex-1 py-8">
          {children}
        </main>
        {frame && <SiteFooter name={frame.name} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <ErrorPage kind={isMissing ? 'missing' : 'failed'} />
}
