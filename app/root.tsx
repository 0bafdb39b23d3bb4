import { useMemo } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { readCompact, writeCompact } from '#domain/formats/compact-json.ts'
import { openFrame } from '#domain/content/open-frame.server.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './sections/error-page.tsx'
import { SiteFooter } from './sections/site-footer.tsx'
import { SiteHeader, StickySearch } from './sections/site-header.tsx'
import { useInAppLinks } from './use-in-app-links.ts'
import { fontFiles } from './templates/fonts.ts'
import { MissingPicture } from './ui/picture-placeholder.tsx'
import { themeHref } from './templates/theme-css.server.ts'
import './app.css'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { theme, logos } = ctx.config
  return {
    frame: writeCompact(await openFrame(ctx)),
    site: ctx.site.slug,
    template: ctx.site.template,
    scheme: theme.scheme,
    missingPicture: logos.missing,
    theme: themeHref(theme),
    fonts: fontFiles(theme.font.display, theme.font.text),
  }
}

/** The frame is the same on every page of a site: going from one to the next does not fetch it again. */
export const shouldRevalidate = (): boolean => false

/** The frame of every page, error pages included. */
export function Layout({ children }: { children: React.ReactNode }) {
  // Absent only when the frame's own loader failed.
  const root = useRouteLoaderData<typeof loader>('root')
  useInAppLinks()
  const frame = useMemo(() => root && readCompact(root.frame), [root])
  return (
    <html lang="en-AU" data-template={root?.template} data-scheme={root?.scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root?.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {root && <link rel="stylesheet" href={root.theme} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        {frame && <SiteHeader {...frame.header} />}
        {frame && <StickySearch search={frame.header.search} />}
        <main id="content" className="flex-1">
          <MissingPicture value={root?.missingPicture ?? null}>{children}</MissingPicture>
        </main>
        {frame && <SiteFooter {...frame.footer} />}
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
