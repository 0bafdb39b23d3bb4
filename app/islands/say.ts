/** How long a message stands. */
const shownMs = 3_000

let shown: { element: HTMLElement; timer: ReturnType<typeof setTimeout> } | null = null

/** Says something in a corner of the screen, one thing at a time. What went wrong is said at once to who listens. */
export function say(text: string, role: 'status' | 'alert' = 'status'): void {
  if (shown) {
    clearTimeout(shown.timer)
    shown.element.remove()
  }
  const element = document.createElement('p')
  element.className =
    'inset-x-0 top-auto bottom-[var(--toast-bottom,1rem)] mx-auto my-0 w-[min(100%-2rem,30rem)] rounded-box border-0 bg-block px-5 py-3 text-on-block shadow-2xl wrap-anywhere roadhouse:shadow-none gallery:shadow-none'
  element.role = role
  element.popover = 'manual'
  document.body.append(element)
  // The top layer: a dialog must not hide the answer to what was pressed inside it.
  element.showPopover?.()
  // In a second step: who listens hears only of changes to what is there.
  element.textContent = text
  shown = { element, timer: setTimeout(() => element.remove(), role === 'alert' ? 2 * shownMs : shownMs) }
}
