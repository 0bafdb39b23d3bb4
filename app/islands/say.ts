/** How long a message stands that nobody has to read. */
const shownMs = 3_000
const look =
  'inset-x-0 top-auto bottom-[var(--toast-bottom,1rem)] mx-auto my-0 w-[min(100%-2rem,30rem)] flex items-center gap-3 rounded-box border-0 bg-block px-5 py-3 text-on-block shadow-2xl roadhouse:shadow-none gallery:shadow-none'

let shown: { element: HTMLElement; timer?: ReturnType<typeof setTimeout> } | undefined

/** Says something in a corner of the screen for a moment, one thing at a time. */
export function say(text: string): void {
  const { element, words } = show('status')
  words.textContent = text
  shown = { element, timer: setTimeout(() => element.remove(), shownMs) }
}

/** Says at once what went wrong, and stays until it is closed or something else is said. */
export function warn(text: string, link?: { text: string; href: string }): void {
  const { element, words } = show('alert')
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
  close.className = 'min-h-[3rem] cursor-pointer px-2 font-semibold underline'
  close.addEventListener('click', () => element.remove())
  element.append(close)
  words.textContent = text
  if (link) words.append(' ', Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }))
  shown = { element }
}

/** Its words come in a second step: who listens hears only of changes to what is there. */
function show(role: 'status' | 'alert'): { element: HTMLElement; words: HTMLElement } {
  clearTimeout(shown?.timer)
  shown?.element.remove()
  const element = document.createElement('div')
  element.className = look
  element.role = role
  element.popover = 'manual'
  const words = document.createElement('p')
  words.className = 'min-w-0 flex-1 wrap-anywhere'
  element.append(words)
  document.body.append(element)
  // The top layer: a dialog must not hide the answer to what was pressed inside it.
  element.showPopover?.()
  return { element, words }
}
