import { Link } from 'react-router'
import type { Frame } from '#domain/content/open-frame.server.ts'
import { telephone } from '../telephone.ts'
import { DesktopMenu } from './desktop-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type SiteHeaderProps = Frame['header']

/**
 * Three manners, chosen by configuration: a plain bar; loud, with the phone and selling first; or an overlay that
 * lies over a full-bleed hero where the page begins with one.
 */
export function SiteHeader({ name, logo, phone, style, menu }: SiteHeaderProps) {
  return (
    <header data-style={style} className="site-header">
      <a href="#content" className="button sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2">
        Skip to content
      </a>
      {style === 'loud' && <LoudStrip phone={phone} />}
      <div className="page flex min-h-[4.5rem] items-center gap-6">
        <Link to="/" className="site-name">
          {logo ? <img src={logo.src} alt={logo.alt} height={40} className="h-10 w-auto" /> : name}
        </Link>
        <DesktopMenu menu={menu} />
        {phone && style !== 'loud' && (
          <a href={telephone(phone)} className="ml-auto hidden min-h-[3rem] items-center font-semibold tabular-nums sm:inline-flex">
            {phone}
          </a>
        )}
        <MobileMenu menu={menu} name={name} phone={phone} />
      </div>
    </header>
  )
}

function LoudStrip({ phone }: { phone: string | null }) {
  return (
    <div className="bg-block text-on-block">
      <div className="page flex flex-wrap items-center justify-between gap-x-6">
        {phone && (
          <a href={telephone(phone)} className="inline-flex min-h-[3rem] items-center font-display text-xl tabular-nums no-underline">
            Call {phone}
          </a>
        )}
        <Link to="/trade-in" className="inline-flex min-h-[3rem] items-center font-semibold">
          Sell us yours
        </Link>
      </div>
    </div>
  )
}
