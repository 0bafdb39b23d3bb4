import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { openFrame } from '#domain/content/open-frame.server.ts'
import { keptLists } from '#domain/vehicles/keeping.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/root'
import { useFormLinks } from './browser/use-form-links.ts'
import { useEarlyPresses } from './browser/use-early-presses.ts'
import { useKeptLists } from './browser/use-kept-lists.ts'
import { useVitals } from './browser/use-vitals.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import { SiteMarks } from './frame/site-marks.tsx'
import { withDataForServer } from './islands/for-server.ts'
import { type RootData, useRootData } from './root-data.ts'
import { fontFiles } from './templates/fonts/fonts.ts'
import { themeCss } from './templates/theme-css.server.ts'
import './app.css'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const ctx = context.get(requestContext)
  const { theme, logos, analytics, features } = ctx.config
  const off = keptLists.filter((list) => !features[list]).join(' ')
  const frame = await openFrame(ctx)
  const { style, search } = frame.header
  const data = {
    header: { style, search },
    site: ctx.site.slug,
    template: ctx.site.template,
    scheme: theme.scheme,
    missingPicture: logos.missing,
    theme: themeCss(theme),
    fonts: fontFiles(theme.font.display, theme.font.text),
    vitalsPercent: analytics.vitalsPercent,
    // Hardly any site: what is not said is not sent.
    ...(off && { off }),
  }
  return withDataForServer(data, frame)
}

/** The frame is the same on every page of a site: going from one to the next does not fetch it again. */
export const shouldRevalidate = (): boolean => false

/** The document of every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  return (
    <html lang="en-AU" data-template={root?.template} data-scheme={root?.scheme} data-off={root?.off}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {root?.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        {root && <style>{root.theme}</style>}
        <Links />
        <Meta />
        {import.meta.env.SSR && root?.forServer && <SiteMarks {...root.forServer.head} />}
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useVitals(loaderData.vitalsPercent)
  useFormLinks(loaderData.site)
  useEarlyPresses()
  useKeptLists(loaderData.site)
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}
