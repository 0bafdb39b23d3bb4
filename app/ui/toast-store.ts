export interface Toast {
  text: string
  /** Where to look at what was just done. The toast must not be the only way there: it goes away. */
  link?: { to: string; text: string }
}

export type ShownToast = Toast & { id: number }

const duration = 3000

/**
 * One toast at a time: a new one takes the place of the one before, because it answers what was pressed last.
 * Its time stands still while somebody points at it or is inside it.
 */
export class ToastStore {
  #shown: ShownToast | null = null
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #startedAt = 0
  #left = 0
  readonly #listeners = new Set<() => void>()

  readonly current = (): ShownToast | null => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly show = (toast: Toast): void => {
    this.#left = duration
    this.#set({ ...toast, id: ++this.#count })
    this.resume()
  }

  readonly close = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#set(null)
  }

  readonly pause = (): void => {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#left -= Date.now() - this.#startedAt
  }

  readonly resume = (): void => {
    if (this.#shown === null) return
    clearTimeout(this.#timer)
    this.#startedAt = Date.now()
    this.#timer = setTimeout(this.close, this.#left)
  }

  #set(toast: ShownToast | null): void {
    this.#shown = toast
    for (const listener of this.#listeners) listener()
  }
}
