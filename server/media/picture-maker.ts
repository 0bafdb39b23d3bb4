import type { Sharp } from 'sharp'
import { pictureKey, pictureRatios, type PictureFormat, type PictureRequest } from '#domain/media/picture-request.ts'
import type { ByteCache } from './byte-cache.ts'
import type { DiskCache } from './disk-cache.ts'
import type { EncodeQueue } from './encode-queue.ts'
import type { Originals } from '#services/media/originals.ts'

interface MakerParts {
  originals: Originals
  memory: ByteCache
  disk: DiskCache
  queue: EncodeQueue
  /** Told when the disk could not be used: the picture is sent all the same. */
  onTrouble: (error: unknown) => void
}

export type MadePicture = { bytes: Buffer<ArrayBuffer>; format: PictureFormat }
type Outcome = MadePicture | 'missing' | 'busy'

/** Makes pictures to size, each once, and keeps them. */
export class PictureMaker {
  readonly #parts: MakerParts
  readonly #making = new Map<string, Promise<Outcome>>()

  constructor(parts: MakerParts) {
    this.#parts = parts
  }

  /** How many are being made or wait for it. */
  get pending(): number {
    return this.#making.size
  }

  /** A made picture, if it is at hand. */
  inMemory(key: string): Buffer<ArrayBuffer> | undefined {
    return this.#parts.memory.get(key)
  }

  async get(request: PictureRequest, format: PictureFormat): Promise<Outcome> {
    return (await this.#kept(request, format)) ?? this.#make(request, format)
  }

  /** Makes a picture when nothing else is waiting, so that the first visitor finds it. */
  makeLater(request: PictureRequest, format: PictureFormat): void {
    const key = pictureKey(request, format)
    if (this.#making.has(key) || this.#parts.memory.get(key)) return
    this.#parts.queue.later(async () => {
      if (this.#making.has(key) || (await this.#kept(request, format))) return
      await this.#note(key, this.#render(request, format, key))
    })
  }

  async #kept(request: PictureRequest, format: PictureFormat): Promise<MadePicture | undefined> {
    const key = pictureKey(request, format)
    const { memory, disk, onTrouble } = this.#parts
    const inMemory = memory.get(key)
    if (inMemory) return { bytes: inMemory, format }
    const onDisk = await disk.read(key).catch(onTrouble)
    if (!onDisk) return undefined
    memory.put(key, onDisk)
    return { bytes: onDisk, format }
  }

  /** However many ask at once, one is made. */
  async #make(request: PictureRequest, format: PictureFormat): Promise<Outcome> {
    const key = pictureKey(request, format)
    const outcome = await this.#making.get(key)
    // Its original may have come since somebody looked for it and found none: all who asked after that look once more.
    const isAnswer = outcome !== undefined && outcome !== 'missing'
    return isAnswer ? outcome : (this.#making.get(key) ?? this.#begin(request, format, key))
  }

  #begin(request: PictureRequest, format: PictureFormat, key: string): Promise<Outcome> {
    const urgent = this.#parts.queue.urgent(() => this.#render(request, format, key))
    return this.#note(key, urgent ?? Promise.resolve('busy' as const))
  }

  /** Whoever asks while it is being made waits for this one. */
  #note(key: string, making: Promise<Outcome>): Promise<Outcome> {
    this.#making.set(key, making)
    const forget = (): void => void this.#making.delete(key)
    making.then(forget, forget)
    return making
  }

  async #render(request: PictureRequest, format: PictureFormat, key: string): Promise<Outcome> {
    const { originals, memory, disk, onTrouble } = this.#parts
    const original = await originals.open(request.id, request.width)
    if (!original) return 'missing'
    const bytes = (await encoded(await cut(original, request), format, request.quality)) as Buffer<ArrayBuffer>
    memory.put(key, bytes)
    await disk.write(key, bytes).catch(onTrouble)
    return { bytes, format }
  }
}

/** Cut to its shape around the point that matters, never larger than it is. */
async function cut(picture: Sharp, { width, ratio, fit, focus }: PictureRequest): Promise<Sharp> {
  if (!ratio) return picture.resize({ width, withoutEnlargement: true })
  const height = Math.round(width / pictureRatios[ratio])
  if (fit === 'contain') return picture.resize({ width, height, fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
  const { autoOrient } = await picture.metadata()
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
  if (scale > 1) return picture.resize({ width: Math.round(width / scale), height: Math.round(height / scale), fit })
  const whole = { width: Math.round(autoOrient.width * scale), height: Math.round(autoOrient.height * scale) }
  const left = placed(focus[0], whole.width, width)
  const top = placed(focus[1], whole.height, height)
  return picture.resize({ ...whole, fit: 'fill' }).extract({ left, top, width, height })
}

/** Where a stretch begins whose middle is as near to the point as the whole allows. */
const placed = (focus: number, whole: number, stretch: number): number =>
  Math.round(Math.min(Math.max(0, (focus / 100) * whole - stretch / 2), whole - stretch))

/** More effort on AVIF saves one byte in twenty and doubles the time of whoever waits for it. */
function encoded(picture: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: Math.max(30, quality - 16), effort: 2 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality, effort: 3, smartSubsample: true }).toBuffer()
  return picture
    .flatten({ background: '#fff' })
    .jpeg({ quality: quality + 4, mozjpeg: true })
    .toBuffer()
}
