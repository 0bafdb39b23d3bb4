import { useLocation } from 'react-router'
import type { MenuItem } from '#domain/content/header-menu.ts'
import { telephone } from '#domain/formats/telephone.ts'
import { MenuEntry } from './desktop-menu.tsx'

interface MobileMenuProps {
  menu: readonly MenuItem[]
  name: string
  phone: string | null
}

/** The navigation on narrow screens: a drawer the browser itself opens, closes and dismisses, so it needs no JavaScript. */
export function MobileMenu({ menu, name, phone }: MobileMenuProps) {
  const { pathname } = useLocation()
  return (
    <>
      <button type="button" popoverTarget="site-menu" className="menu-button">
        Menu
      </button>
      {/* A new page is a new drawer, and a new one is closed. */}
      <nav key={pathname} id="site-menu" popover="auto" aria-label="Menu" className="menu-drawer">
        <div className="flex items-center justify-between border-b border-line pb-2">
          <span className="font-display text-lg">{name}</span>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            className="min-h-[3rem] px-3 font-semibold"
          >
            Close
          </button>
        </div>
        <ul>
          {menu.map((item) => (
            <li key={item.label} className="border-b border-line">
              <DrawerItem {...item} />
            </li>
          ))}
        </ul>
        {phone && (
          <a href={telephone(phone)} className="button mt-6 w-full justify-center tabular-nums">
            Call {phone}
          </a>
        )}
      </nav>
    </>
  )
}

function DrawerItem({ label, href, items }: MenuItem) {
  if (!items) {
    return (
      <a href={href ?? '/'} className="menu-entry font-semibold">
        {label}
      </a>
    )
  }
  return (
    <details name="site-menu">
      <summary className="menu-entry font-semibold">{label}</summary>
      <ul className="pb-3 pl-4">
        {items.map((item) => (
          <li key={item.href}>
            <MenuEntry {...item} />
          </li>
        ))}
      </ul>
    </details>
  )
}
