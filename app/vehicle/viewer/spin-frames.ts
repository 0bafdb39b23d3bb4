import { type FrameToFetch, nextFrame, ringOf, type SpinGoal } from '#domain/vehicles/vehicle-media-frames.ts'
import { fetchPicture, hasCome } from './fetch-picture.ts'
import { frameWidth, pictureAt, smallFrame } from './picture-size.ts'

/** Few at a time: each may have to be made, and the page's own pictures come first. */
const atOnce = 4

interface FramesState {
  /** Ready: it can be turned, if only coarsely. */
  state: 'waiting' | 'loading' | 'ready' | 'failed'
  /** How much of what makes it ready has come. */
  loaded: number
  /** Every frame is there, small at least. */
  isWhole: boolean
  /** The best there is of each frame, by its place. */
  addresses: ReadonlyMap<number, string>
}

const none: FramesState = { state: 'waiting', loaded: 0, isWhole: false, addresses: new Map() }

/** Fetches the frames of a turn, after the picture the page opens with: a small coarse turn, the rest of it, sharp ones. */
export class SpinFrames {
  readonly #sources: readonly string[]
  readonly #ring: ReadonlySet<number>
  readonly #listeners = new Set<() => void>()
  /** Kept, so that the browser keeps them too and shows each without a flicker. */
  readonly #pictures: HTMLImageElement[] = []
  readonly #begun = { small: new Set<number>(), sharp: new Set<number>() }
  readonly #small = new Set<number>()
  #state = none
  #goal: SpinGoal = 'nothing'
  #inView = 0
  #running = 0
  #box: HTMLElement | null = null

  constructor(sources: readonly string[]) {
    this.#sources = sources
    this.#ring = new Set(ringOf(sources.length))
  }

  readonly state = (): FramesState => this.#state

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  /** What to fetch from now on, for a box where `frame` is seen. */
  readonly want = async (goal: SpinGoal, frame: number, box: HTMLElement): Promise<void> => {
    this.#goal = goal
    this.#inView = frame
    if (goal === 'nothing' || this.#state.state === 'failed') return
    if (this.#state.state === 'waiting') this.#set({ ...none, state: 'loading' })
    await hasCome(box.querySelector('img[loading=eager]'))
    this.#box = box
    this.#fill()
  }

  /** Begins again after a failure. */
  readonly retry = (): void => {
    this.#begun.small = new Set(this.#small)
    this.#set({ ...this.#state, state: 'loading' })
    this.#fill()
  }

  #fill(): void {
    while (this.#running < atOnce && this.#state.state !== 'failed') {
      const [goal, inView, begun] = [this.#goal, this.#inView, this.#begun]
      const next = nextFrame({ goal, inView, count: this.#sources.length, begun })
      if (!next) return
      begun[next.as].add(next.frame)
      this.#running++
      void this.#fetch(next).finally(() => {
        this.#running--
        this.#fill()
      })
    }
  }

  async #fetch({ frame, as }: FrameToFetch): Promise<void> {
    const source = this.#sources[frame]!
    const width = frameWidth(this.#box!.clientWidth, devicePixelRatio)
    const address = as === 'small' ? smallFrame(source) : pictureAt(source, width, '3x2')
    try {
      this.#pictures.push(await fetchPicture(address))
    } catch {
      // What can be turned without it does: the frame beside it, or the small one, stands in.
      if (this.#state.state === 'loading') this.#set({ ...this.#state, state: 'failed' })
      return
    }
    if (as === 'small') this.#small.add(frame)
    const { state, addresses } = this.#state
    const loaded = [...this.#ring].filter((each) => this.#small.has(each)).length
    this.#set({
      state: state === 'loading' && loaded === this.#ring.size ? 'ready' : state,
      loaded,
      isWhole: this.#small.size === this.#sources.length,
      addresses: new Map(addresses).set(frame, address),
    })
  }

  #set(state: FramesState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
