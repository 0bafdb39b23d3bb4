import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../root-data.ts'
import { MissingPicture } from '../ui/picture-placeholder.tsx'
import { AsItCame } from './as-it-came.tsx'
import { Overlays } from './overlays.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, StickySearch } from './site-header.tsx'

/** What stands around every page of a site, error pages included: header, search, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const root = useRootData()
  const frame = root?.forServer
  const isHome = useLocation().pathname === '/'
  return (
    <>
      {root && <SiteHeader {...root.header} isHome={isHome} words={frame?.header} />}
      {root && <StickySearch search={root.header.search} />}
      <main id="content" className="flex-1">
        <MissingPicture value={root?.missingPicture ?? null}>{children}</MissingPicture>
      </main>
      {root && (
        <AsItCame as="footer" part="footer" className="site-footer">
          {import.meta.env.SSR && frame && <SiteFooter {...frame.footer} />}
        </AsItCame>
      )}
      {root && <AsItCame part="overlays">{import.meta.env.SSR && frame && <Overlays {...frame.overlays} />}</AsItCame>}
    </>
  )
}
