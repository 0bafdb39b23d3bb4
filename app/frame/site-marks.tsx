import type { Frame } from '#domain/content/open-frame.server.ts'
import { resourcePaths } from '#domain/content/route-paths.ts'
import { iconPaths } from '#domain/sites/site-icons.ts'

/** What a tab, a bookmark and a home screen show of the site. */
export function SiteMarks({ icon, themeColour }: Frame['head']) {
  return (
    <>
      <link rel="icon" href={icon} />
      <link rel="apple-touch-icon" href={iconPaths[180]} />
      <link rel="manifest" href={resourcePaths.webManifest} />
      <meta name="theme-color" content={themeColour} />
    </>
  )
}
