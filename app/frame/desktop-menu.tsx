import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MenuItem, MenuLink } from '#domain/content/header-menu.ts'

/** The navigation across the header. Dropdowns are disclosures, so they open without JavaScript. */
export function DesktopMenu({ menu }: { menu: readonly MenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => closeOnLeaving(list), [])
  return (
    <nav aria-label="Main" className="hidden lg:block">
      {/* A new page is a new menu: nothing of it stays open. */}
      <ul key={pathname} ref={list} className="flex items-center">
        {menu.map((item) => (
          <li key={item.label}>
            {item.items ? <Dropdown label={item.label} items={item.items} /> : <TopLink {...item} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopLink({ label, href, emphasised }: MenuItem) {
  return (
    <a href={href ?? '/'} className={`menu-link ${emphasised ? 'menu-link-emphasised' : ''}`}>
      {label}
    </a>
  )
}

function Dropdown({ label, items }: { label: string; items: readonly MenuLink[] }) {
  return (
    <details name="main-menu" className="menu-dropdown">
      <summary className="menu-link">{label}</summary>
      <ul className="menu-panel">
        {items.map((item) => (
          <li key={item.href}>
            <MenuEntry {...item} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export function MenuEntry({ label, href }: MenuLink) {
  return (
    <a href={href} className="menu-entry">
      {label}
    </a>
  )
}

/** Closes an open dropdown on a click elsewhere and on Escape. */
function closeOnLeaving(list: React.RefObject<HTMLElement | null>): () => void {
  const openOnes = () => list.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []
  const onClick = (event: MouseEvent) => {
    for (const details of openOnes()) if (!details.contains(event.target as Node)) details.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const details of openOnes()) {
      details.open = false
      details.querySelector('summary')?.focus()
    }
  }
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKey)
  }
}
