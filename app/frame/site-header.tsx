import { memo } from 'react'
import { useLocation } from 'react-router'
import type { Frame } from '#domain/content/open-frame.server.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { DesktopMenu } from './desktop-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { StockSearch } from './stock-search.tsx'

type SiteHeaderProps = Frame['header']

/**
 * Three manners, chosen by configuration: a plain bar; loud, with the phone and selling first; or an overlay that
 * lies over a full-bleed hero where the page begins with one.
 */
export const SiteHeader = memo(function SiteHeader({ name, logo, phone, style, search, menu }: SiteHeaderProps) {
  const isOpen = search === 'open'
  return (
    <header data-style={style} className="site-header">
      <a href="#content" className="button sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2">
        Skip to content
      </a>
      {style === 'loud' && <LoudStrip phone={phone} />}
      <div className={`page flex min-h-[4.5rem] items-center gap-x-6 ${isOpen ? 'flex-wrap gap-y-3 pt-3' : ''}`}>
        <a href="/" className="site-name">
          {logo ? <img src={logo.src} alt={logo.alt} height={40} className="h-10 w-auto" /> : name}
        </a>
        {!isOpen && <DesktopMenu menu={menu} />}
        {isOpen && (
          <StockSearch className="max-lg:order-last max-lg:mb-3 max-lg:w-full lg:mx-auto lg:w-[min(32rem,40%)]" />
        )}
        {phone && style !== 'loud' && (
          <a
            href={telephone(phone)}
            className={`hidden min-h-[3rem] items-center font-semibold tabular-nums sm:inline-flex ${isOpen ? 'max-lg:ml-auto' : 'ml-auto'}`}
          >
            {phone}
          </a>
        )}
        {search === 'closed' && <FoldedSearch />}
        <MobileMenu menu={menu} name={name} phone={phone} />
        {/* With the search beside the name the navigation has a line of its own. */}
        {isOpen && (
          <div className="hidden w-full border-t border-line lg:block [&_li:first-child>*]:-ml-3">
            {<DesktopMenu menu={menu} />}
          </div>
        )}
      </div>
    </header>
  )
})

/** Behind its name until someone wants it; a disclosure, so it opens without JavaScript. */
function FoldedSearch() {
  const { key } = useLocation()
  return (
    <details key={key} className="folded-search relative max-sm:ml-auto">
      <summary className="menu-link cursor-pointer">
        <Icon name="search" />
        <span className="sr-only">Search our stock</span>
      </summary>
      <div className="menu-panel right-0 w-[min(28rem,calc(100vw-2rem))]">
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

function LoudStrip({ phone }: { phone: string | null }) {
  return (
    <div className="bg-block text-on-block">
      <div className="page flex flex-wrap items-center justify-between gap-x-6">
        {phone && (
          <a
            href={telephone(phone)}
            className="inline-flex min-h-[3rem] items-center font-display text-xl tabular-nums no-underline"
          >
            Call {phone}
          </a>
        )}
        <a href="/trade-in" className="inline-flex min-h-[3rem] items-center font-semibold">
          Sell us yours
        </a>
      </div>
    </div>
  )
}
