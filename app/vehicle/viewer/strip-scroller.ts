/** How long after the last movement a strip counts as standing still, in milliseconds. */
const settledMs = 120

/** Which picture of a strip is seen, and ways to another. The strip's own scrolling is the truth. */
export class StripScroller {
  readonly #strip: HTMLElement
  /** Where a movement under way will end: a second press goes on from there. */
  #target: number | null = null

  constructor(strip: HTMLElement) {
    this.#strip = strip
  }

  readonly index = (): number => Math.round(this.#strip.scrollLeft / Math.max(1, this.#strip.clientWidth))

  /** Glides to a picture, as far as the visitor likes movement at all. */
  readonly go = (to: number): void => {
    this.#target = Math.max(0, Math.min(this.#strip.querySelectorAll('li').length - 1, to))
    this.#strip.scrollTo({ left: this.#target * this.#strip.clientWidth })
  }

  /** Is at a picture at once. It hands nothing back: newer browsers answer a scroll with a promise, and an effect would take that for its cleanup. */
  readonly jump = (to: number): void => {
    this.#strip.scrollTo({ left: to * this.#strip.clientWidth, behavior: 'instant' })
  }

  readonly step = (by: number): void => this.go((this.#target ?? this.index()) + by)

  /** Moves along for an arrow key; whether the key was one. */
  readonly onKey = (key: string): boolean => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by !== undefined) this.step(by)
    return by !== undefined
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#settle()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      onChange()
      clearTimeout(timer)
      timer = setTimeout(this.#settle, settledMs)
    }
    this.#strip.addEventListener('scroll', read, { passive: true })
    return () => {
      clearTimeout(timer)
      this.#strip.removeEventListener('scroll', read)
    }
  }

  readonly #settle = (): void => {
    this.#target = null
    const at = this.index()
    for (const [place, slide] of [...this.#strip.querySelectorAll('li')].entries()) {
      const video = slide.querySelector('video')
      if (!video) continue
      if (place !== at) video.pause()
      // Out of sight it is out of reach: the focus would drag the strip along.
      video.tabIndex = place === at ? 0 : -1
    }
  }
}
