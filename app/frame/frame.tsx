import { type ReactNode, useMemo } from 'react'
import { readCompact } from '#domain/formats/compact-json.ts'
import { useRootData } from '../root-data.ts'
import { MissingPicture } from '../ui/picture-placeholder.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, StickySearch } from './site-header.tsx'

/** What stands around every page of a site, error pages included: header, search, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const root = useRootData()
  const frame = useMemo(() => root && readCompact(root.frame), [root])
  return (
    <>
      {frame && <SiteHeader {...frame.header} />}
      {frame && <StickySearch search={frame.header.search} />}
      <main id="content" className="flex-1">
        <MissingPicture value={root?.missingPicture ?? null}>{children}</MissingPicture>
      </main>
      {frame && <SiteFooter {...frame.footer} />}
    </>
  )
}
