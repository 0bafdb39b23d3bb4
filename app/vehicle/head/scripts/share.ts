/** How long the button says that the link was copied. */
const copiedMs = 1_500

/** Networks open in a small window; the link goes to the clipboard. */
export function share(island: HTMLElement): void {
  island.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a[data-network], button[data-copy]')
    if (pressed instanceof HTMLAnchorElement) {
      // Where windows are forbidden the link opens as it would without this.
      if (open(pressed.href, '_blank', 'noopener=no,width=550,height=400')) event.preventDefault()
    } else if (pressed) void copy(pressed)
  })
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: url, name } = button.dataset
  // Meanwhile: a browser lets us copy only at once.
  const saying = import('../../../islands/say.ts')
  try {
    await navigator.clipboard.writeText(url!)
  } catch {
    const { warn } = await saying
    warn(`Your browser does not let us copy. The address is ${url}`)
    return
  }
  const { say } = await saying
  say(`Copied ${name} to your clipboard!`)
  const words = button.querySelector('span')!
  words.textContent = 'Copied'
  setTimeout(() => (words.textContent = 'Copy link'), copiedMs)
}
