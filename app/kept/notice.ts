const look =
  'fixed inset-x-4 bottom-[var(--toast-bottom,1rem)] z-50 mx-auto flex max-w-[30rem] items-center gap-3 rounded-box bg-block px-5 py-3 text-on-block shadow-2xl roadhouse:border-t-4 roadhouse:border-accent roadhouse:shadow-none gallery:shadow-none'

let shown: HTMLElement | undefined

/** Says at once what went wrong, and stays until it is closed or something else is said. */
export function showNotice(text: string, link?: { text: string; href: string }): void {
  shown?.remove()
  const notice = document.createElement('div')
  notice.className = look
  notice.role = 'alert'
  const words = document.createElement('p')
  words.className = 'min-w-0 flex-1 wrap-anywhere'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'min-h-[3rem] cursor-pointer px-2 font-semibold underline'
  close.textContent = 'Close'
  close.addEventListener('click', () => notice.remove())
  notice.append(words, close)
  shown = notice
  document.body.append(notice)
  // After it is there: what appears inside an alert is spoken.
  words.textContent = text
  if (link) words.append(' ', Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }))
}
