import { track } from '../browser/track.ts'
import { warn } from '../islands/say.ts'

const failed = 'The PDF could not be made. Please try again in a moment.'

/** Counts what is printed, and says that the file is being prepared while it is. */
export function start(island: HTMLElement): void {
  island.querySelector('[data-count]')?.addEventListener('click', () => void track('print'))
  const link = island.querySelector<HTMLAnchorElement>('[data-pdf]')
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    if (link.ariaBusy !== 'true') void download(link)
  })
}

async function download(link: HTMLAnchorElement): Promise<void> {
  const label = link.querySelector('[data-label]')!
  const words = label.textContent
  link.ariaBusy = 'true'
  label.textContent = 'Preparing...'
  void track('print')
  try {
    const response = await fetch(link.href)
    if (!response.ok) throw new Error(await messageOf(response))
    save(await response.blob(), fileName(link))
  } catch (error) {
    // A line that fails has words of its own, in the browser's language.
    warn(error instanceof TypeError ? failed : (error as Error).message)
  } finally {
    label.textContent = words
    link.ariaBusy = null
  }
}

const fileName = ({ pathname }: HTMLAnchorElement): string => decodeURIComponent(pathname.split('/').at(-1)!)

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null
  return typeof body?.message === 'string' ? body.message : failed
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
