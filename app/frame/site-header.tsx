import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Frame } from '#domain/content/open-frame.server.ts'
import { Icon } from '../ui/icon.tsx'
import { AsItCame } from './as-it-came.tsx'
import { HeaderEnd, HeaderStart, LoudStrip } from './header-parts.tsx'
import { StockSearch } from './stock-search.tsx'

type Words = Frame['header']

interface SiteHeaderProps extends Pick<Words, 'style' | 'search'> {
  isHome: boolean
  /** What the server alone renders. */
  words?: Words | undefined
}

/**
 * Three manners, chosen by configuration: a plain bar; loud, with the phone and selling first; or an overlay that
 * lies over a full-bleed hero where the home page begins with one. (What it asks of the page by :has() for that is asked
 * again whenever anything is drawn: elsewhere it is a bar.) The search is React's; all else stays as it came.
 */
export const SiteHeader = memo(function SiteHeader({ style, search, isHome, words }: SiteHeaderProps) {
  return (
    <header data-style={style === 'overlay' && !isHome ? 'bar' : style} data-search={search} className="site-header">
      <a href="#content" className="button sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2">
        Skip to content
      </a>
      {style === 'loud' && (
        <AsItCame part="strip" className="bg-block text-on-block">
          {import.meta.env.SSR && words && <LoudStrip {...words} />}
        </AsItCame>
      )}
      <div className="header-row page">
        <AsItCame part="header-start" className="contents">
          {import.meta.env.SSR && words && <HeaderStart {...words} />}
        </AsItCame>
        {search === 'open' && <StockSearch className="header-search" />}
        <AsItCame part="header-end" className="contents">
          {import.meta.env.SSR && words && <HeaderEnd {...words} />}
        </AsItCame>
        {search === 'closed' && <FoldedSearch />}
      </div>
    </header>
  )
})

/**
 * Behind its name until someone wants it; a disclosure, so it opens without JavaScript. Whoever went on is done with it: it
 * is folded, not drawn anew, since every filter pressed is a step on.
 */
function FoldedSearch() {
  const { key } = useLocation()
  const disclosure = useRef<HTMLDetailsElement>(null)
  const place = useRef(key)
  useEffect(() => {
    // Not where nobody has gone on: it may have been opened before this page was taken over.
    if (place.current !== key) disclosure.current!.open = false
    place.current = key
  }, [key])
  return (
    <details ref={disclosure} className="folded-search">
      <summary className="menu-link">
        <Icon name="search" className="size-[1.25rem]" />
        <span className="sr-only">Search our stock</span>
      </summary>
      <div className="menu-panel">
        <StockSearch />
      </div>
    </details>
  )
}

/** Stays at the top while the page is scrolled. */
export function StickySearch({ search }: Pick<SiteHeaderProps, 'search'>) {
  if (search !== 'sticky') return null
  return (
    <div className="sticky-search">
      <div className="page py-2">
        <StockSearch className="mx-auto max-w-3xl" />
      </div>
    </div>
  )
}
