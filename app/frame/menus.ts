/** Long enough not to open for a pointer that only passes. */
const openMs = 120
/** Long enough to reach the panel by a corner. */
const closeMs = 300

const wide = matchMedia('(width >= 64rem)')
const itemAt = (at: EventTarget | null) => (at instanceof Element ? at.closest<HTMLDetailsElement>('.menu-item') : null)
const drawer = () => document.getElementById('site-menu')
const closeAll = (but?: Element | null) => {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('.menu-item[open]')) each.open = each === but
}
const closeEvery = () => {
  closeAll()
  if (drawer()?.matches(':popover-open')) drawer()!.hidePopover()
}
const focusSearch = (folded: HTMLDetailsElement) => folded.querySelector('input')!.focus()
/** Once and for good: from then on styles look for what covers the page, which costs at each press of a filter. */
const cover = () => (document.documentElement.dataset.covered = '')

/**
 * Menus open for a pointer that rests on them, and close on Escape, on a press or a focus elsewhere, and when anything asks
 * them to by a `closemenus` event. The drawer holds the focus. Says when a page is first covered. Listens to the document
 * alone: whatever is drawn anew is heard. Until it runs menus open by a press, as the browser's own.
 */
export function startMenus(): void {
  openForPointers()
  addEventListener('focusin', ({ target }) => wide.matches && closeAll(itemAt(target)))
  addEventListener('closemenus', closeEvery)
  addEventListener('pageshow', ({ persisted }) => persisted && closeEvery())
  wide.addEventListener('change', closeEvery)
  holdDrawer()
  // Its style has opened the footer already, where the browser knows how: nothing moves by it.
  if (matchMedia('(width >= 40rem)').matches)
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-group')) group.open = true
}

function openForPointers(): void {
  let timer = 0
  /** Open because a pointer rests there, and not yet because somebody pressed. */
  let rested: HTMLDetailsElement | null = null
  let under: HTMLDetailsElement | null = null
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !wide.matches) return
    const item = itemAt(target)
    if (item === under) return
    under = item
    clearTimeout(timer)
    if (item && !item.open)
      timer = window.setTimeout(() => {
        closeAll()
        item.open = true
        rested = item
      }, openMs)
    else if (!item && rested)
      timer = window.setTimeout(() => {
        if (rested && !rested.contains(document.activeElement)) rested.open = false
        rested = null
      }, closeMs)
  })
  addEventListener('click', (event) => {
    if (!wide.matches) return
    const item = itemAt(event.target)
    closeAll(item)
    clearTimeout(timer)
    // A press on what has just opened by itself is meant to open it.
    if (item && item === rested && (event.target as Element).closest('summary')) event.preventDefault()
    rested = null
  })
  addEventListener('keydown', (event) => {
    const item = itemAt(event.target)
    const open = document.querySelector<HTMLDetailsElement>('.menu-item[open]')
    if (event.key === 'Escape' && open && wide.matches) {
      if (open.contains(document.activeElement)) open.querySelector('summary')!.focus()
      clearTimeout(timer)
      open.open = false
    } else if (event.key === 'ArrowDown' && item && (event.target as Element).matches('summary')) {
      event.preventDefault()
      item.open = true
      item.querySelector('a')?.focus()
    }
  })
}

function holdDrawer(): void {
  /** Everything beside the drawer, up to the page itself. */
  let still: HTMLElement[] = []
  const hold = (isHeld: boolean) => {
    for (const each of still) each.inert = false
    still = []
    for (let at = isHeld ? drawer() : null; at && at !== document.body; at = at.parentElement)
      still.push(...([...at.parentElement!.children] as HTMLElement[]).filter((each) => each !== at && !each.inert))
    for (const each of still) each.inert = true
  }
  addEventListener(
    'toggle',
    (event) => {
      const at = event.target as HTMLDetailsElement
      if (at.id === 'site-menu') {
        const isOpen = (event as ToggleEvent).newState === 'open'
        hold(isOpen)
        // The browser gives the focus back only to who still has it: it may have gone past the drawer's end.
        if (!isOpen && document.activeElement === document.body)
          document.querySelector<HTMLElement>('.menu-button')?.focus()
      }
      if (at.open && at.className === 'folded-search') focusSearch(at)
    },
    true,
  )
  addEventListener(
    'beforetoggle',
    (event) => {
      const at = event.target as Element
      if (at.matches('dialog, #site-menu')) cover()
      // Before the focus is given back to the button, which must be able to take it.
      if (at.id === 'site-menu' && (event as ToggleEvent).newState === 'closed') hold(false)
    },
    true,
  )
  // Opened before this came.
  if (drawer()?.matches(':popover-open')) hold(true)
  if (document.querySelector('dialog:modal, #site-menu:popover-open')) cover()
  const search = document.querySelector<HTMLDetailsElement>('.folded-search[open]')
  if (search?.contains(document.activeElement)) focusSearch(search)
}
