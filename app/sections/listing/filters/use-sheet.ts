import { useEffect, useRef, type RefObject } from 'react'
import { areFiltersInFront } from '../filters-in-front.ts'

/** While filters fill the screen, keys and screen readers stay inside them: all that lies behind is out of reach. */
export function useSheet(): RefObject<HTMLElement | null> {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = sheet.current!
    let behind: HTMLElement[] = []
    const cover = () => {
      behind = areFiltersInFront() ? besides(element) : []
      for (const each of behind) each.inert = true
    }
    const uncover = () => {
      for (const each of behind) each.inert = false
      behind = []
    }
    // Before it closes: the button that opened it gets the focus back, and must be able to take it.
    const leave = (event: ToggleEvent) => event.newState === 'closed' && uncover()
    element.addEventListener('toggle', cover)
    element.addEventListener('beforetoggle', leave)
    return () => {
      element.removeEventListener('toggle', cover)
      element.removeEventListener('beforetoggle', leave)
      uncover()
    }
  }, [])
  return sheet
}

/** Everything on the page that is neither in an element nor around it. */
function besides(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter((each): each is HTMLElement => each !== element && each instanceof HTMLElement && !each.inert)
  return [...siblings, ...besides(parent)]
}
