import { areFiltersInFront } from '../filters-in-front.ts'

/** While filters fill the screen, keys and screen readers stay inside them: all that lies behind is out of reach. */
export function followSheet(element: HTMLElement): () => void {
  let behind: HTMLElement[] = []
  const cover = () => {
    if (!areFiltersInFront()) return
    behind = besides(element)
    // What is out of reach cannot keep the focus: keys go on from the top of the sheet.
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>('.filter-close')?.focus()
    for (const each of behind) each.inert = true
  }
  const uncover = () => {
    for (const each of behind) each.inert = false
    behind = []
  }
  // Browsers differ in whether they remember an opener that was out of reach, so it gets the focus back from here.
  const change = (event: ToggleEvent) => {
    if (event.newState === 'open') cover()
    else if (document.activeElement === document.body) document.querySelector<HTMLElement>(openers(element.id))?.focus()
  }
  // Before it closes, so that what takes the focus then is able to.
  const leave = (event: ToggleEvent) => event.newState === 'closed' && uncover()
  element.addEventListener('toggle', change)
  element.addEventListener('beforetoggle', leave)
  // It may have been opened before this was here.
  cover()
  return () => {
    element.removeEventListener('toggle', change)
    element.removeEventListener('beforetoggle', leave)
    uncover()
  }
}

const openers = (id: string): string => `[popovertarget="${id}"]:not([popovertargetaction])`

/** Everything on the page that is neither in an element nor around it. */
function besides(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (each): each is HTMLElement => each !== element && each instanceof HTMLElement && !each.inert,
  )
  return [...siblings, ...besides(parent)]
}
