import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inAppLink } from './in-app-link.ts'

/**
 * Follows plain links within the site without loading a document. Header and footer have hundreds: a component for each
 * would be drawn again with every change of the address.
 */
export function useInAppLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = inAppLink(event)
      if (!url) return
      event.preventDefault()
      closeMenus()
      void navigate(`${url.pathname}${url.search}${url.hash}`)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Whoever chose something from a menu is done with it, even where it leads to the page they are on. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu-dropdown[open]')) menu.open = false
  document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover()
}
