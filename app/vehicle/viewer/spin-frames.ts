import { frameWidth, pictureAt } from './picture-size.ts'

/** Few at a time: each may have to be made, and the page's own pictures come first. */
const atOnce = 4
const tries = 3
const waitMs = 2_500

interface FramesState {
  state: 'waiting' | 'loading' | 'ready' | 'failed'
  loaded: number
  /** Where the frames are, in order, once all have come. */
  addresses: readonly string[]
}

/** Fetches the frames of a turn, after the picture the page opens with, all in one width. */
export class SpinFrames {
  readonly #sources: readonly string[]
  readonly #listeners = new Set<() => void>()
  /** Kept, so that the browser keeps them too and shows each without a flicker. */
  readonly #pictures: HTMLImageElement[] = []
  #state: FramesState = { state: 'waiting', loaded: 0, addresses: [] }

  constructor(sources: readonly string[]) {
    this.#sources = sources
  }

  readonly state = (): FramesState => this.#state

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  /** Begins, or begins again after a failure; `box` is where the frames will be seen. */
  readonly load = async (box: HTMLElement): Promise<void> => {
    if (this.#state.state === 'loading' || this.#state.state === 'ready') return
    this.#set({ state: 'loading', loaded: 0, addresses: [] })
    await hasCome(box.querySelector('img[loading=eager]'))
    const width = frameWidth(box.clientWidth, devicePixelRatio)
    const addresses = this.#sources.map((source) => pictureAt(source, width, '3x2'))
    try {
      const waiting = [...addresses]
      await Promise.all(Array.from({ length: atOnce }, () => this.#work(waiting)))
      this.#set({ state: 'ready', loaded: addresses.length, addresses })
    } catch {
      this.#set({ state: 'failed', loaded: 0, addresses: [] })
    }
  }

  async #work(waiting: string[]): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      this.#pictures.push(await fetchPicture(address))
      this.#set({ ...this.#state, loaded: this.#state.loaded + 1 })
    }
  }

  #set(state: FramesState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** A server that is busy says so and is asked again a little later. */
async function fetchPicture(address: string, left = tries): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch (error) {
    if (left <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return fetchPicture(address, left - 1)
  }
}

/** Resolves when a picture has come, or has failed to. */
async function hasCome(picture: HTMLImageElement | null): Promise<void> {
  if (!picture || picture.complete) return
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
  })
}
