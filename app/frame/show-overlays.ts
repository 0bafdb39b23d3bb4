const part = (name: string) => document.querySelector<HTMLElement>(`[data-overlay="${name}"]`)

// Where storage is forbidden nothing can be remembered: what cannot be closed for good is not shown at all.
const isClosed = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true
  }
}

const close = (key: string): void => {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // It comes again on the next page.
  }
}

const isBusy = (): boolean =>
  document.querySelector(
    'dialog[open], :popover-open, .menu-item[open], [data-overlay="notice"]:not([hidden]), main form[method="post"]:not([data-island])',
  ) !== null || !!document.activeElement?.matches('input, select, textarea')

/**
 * Runs in the page, as text. Shows the notice and the popup, one at a time, never while a form is there to be filled in or
 * something else is open, and remembers on the device what was closed.
 */
export default function showOverlays(): void {
  const notice = part('notice')
  if (notice && !isClosed(notice.dataset.key!)) {
    const toggle = (isShown: boolean): void => {
      notice.hidden = !isShown
      document.documentElement.toggleAttribute('data-notice', isShown)
    }
    toggle(true)
    notice.querySelector('[data-close]')!.addEventListener('click', () => {
      close(notice.dataset.key!)
      toggle(false)
    })
  }

  const popup = part('popup') as HTMLDialogElement | null
  if (!popup || isClosed(popup.dataset.key!)) return
  const { key, delay, until } = popup.dataset
  popup.addEventListener('close', () => close(key!))
  popup.querySelector('a[data-close]')?.addEventListener('click', () => close(key!))
  const show = (): void => {
    if (until && Date.now() >= Number(until)) return
    if (document.visibilityState === 'hidden' || isBusy()) return void setTimeout(show, 1_000)
    dispatchEvent(new Event('closemenus'))
    popup.showModal()
  }
  const wait = (): unknown => setTimeout(show, Number(delay) * 1_000)
  // A page made ready before it is wanted has not been looked at yet.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true })
  else wait()
}
