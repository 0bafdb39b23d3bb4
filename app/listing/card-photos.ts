import { pictureSources } from '#domain/media/picture-address.ts'

const steps = [
  [-1, 'Previous', 'M15 5l-7 7 7 7'],
  [1, 'Next', 'M9 5l7 7-7 7'],
] as const
const loads = new WeakMap<Element, Promise<void>>()

/** Follows hands and the focus over the cards: buttons for those who cannot swipe, pictures once a strip moves. */
export function followPhotos(box: HTMLElement, at: EventTarget | null): () => void {
  const listening = new AbortController()
  const { signal } = listening
  box.addEventListener('pointerover', dress, { signal, passive: true })
  box.addEventListener('focusin', dress, { signal })
  box.addEventListener('click', press, { signal })
  box.addEventListener('scroll', moved, { signal, capture: true, passive: true })
  // What began before this code had come.
  dress({ target: at })
  for (const strip of box.querySelectorAll('.card-strip')) if (strip.scrollLeft > 0) void load(strip)
  return () => listening.abort()
}

function dress({ target }: { target: EventTarget | null }): void {
  const item = (target as Element | null)?.closest?.('li')
  // The next card, too: the focus comes to its buttons before it comes to its name.
  for (const each of [item, item?.nextElementSibling]) if (each) addSteps(each)
}

function press({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('.card-step')
  if (button) void step(button)
}

function moved({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('.card-strip')) void showWhere(target)
}

function addSteps(item: Element): void {
  const [media, more] = [item.querySelector('.card-media'), item.querySelector('.card-more')]
  if (!media || !more || media.querySelector('.card-step')) return
  const name = item.querySelector('.card-name')?.textContent ?? ''
  for (const [by, word, path] of steps) {
    const button = document.createElement('button')
    Object.assign(button, {
      type: 'button',
      className: 'card-step',
      ariaLabel: `${word} picture of ${name}`,
      ariaDisabled: String(by < 0),
    })
    button.dataset['by'] = String(by)
    button.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24"><path d="${path}"/></svg>`
    media.append(button)
  }
}

async function step(button: HTMLElement): Promise<void> {
  const strip = button.parentElement!.querySelector('.card-strip')!
  await load(strip)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({ left: Number(button.dataset['by']) * strip.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
}

async function showWhere(strip: HTMLElement): Promise<void> {
  await load(strip)
  const last = strip.scrollWidth - strip.clientWidth
  for (const button of strip.parentElement!.querySelectorAll<HTMLElement>('.card-step')) {
    const isBack = button.dataset['by'] === '-1'
    button.ariaDisabled = String(isBack ? strip.scrollLeft < 2 : strip.scrollLeft > last - 2)
  }
}

/** Fetches a strip's other pictures once; after a failure there is only the first, until it is tried again. */
function load(strip: Element): Promise<void> {
  const known = loads.get(strip)
  if (known) return known
  const loading = addPictures(strip).catch(() => {
    loads.delete(strip)
  })
  loads.set(strip, loading)
  return loading
}

async function addPictures(strip: Element): Promise<void> {
  const [first, more] = [strip.querySelector('img'), strip.querySelector<HTMLElement>('.card-more')]
  if (!first || !more) return
  const response = await fetch(`/api/car-pictures?id=${more.dataset['id']}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { pictures } = (await response.json()) as { pictures: string[] }
  const others = pictures
    .map((src) => pictureSources(src, '3x2', 1200))
    .filter(({ src }) => src !== first.getAttribute('src'))
  strip.setAttribute('data-whole', '')
  more.className = `card-more card-more-${others.length}`
  more.replaceChildren(
    ...others.map(({ src, srcSet = '', width, height }) =>
      Object.assign(new Image(width, height), { alt: '', decoding: 'async', sizes: first.sizes, srcset: srcSet, src }),
    ),
  )
}
