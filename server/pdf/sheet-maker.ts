import { hash } from 'node:crypto'
import { AppError } from '#domain/app-error.ts'
import { isOwnPicture } from '#domain/media/picture-address.ts'
import { readPictureRequest } from '#domain/media/picture-request.ts'
import type { VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { Gate } from '../gate/gate.ts'
import { ByteCache } from '../media/byte-cache.ts'
import type { PictureMaker } from '../media/picture-maker.ts'
import type { SheetJob } from './draw-sheet.ts'

interface MakerParts {
  pictures: Pick<PictureMaker, 'get'>
  drawer: { draw: (job: SheetJob) => Promise<Buffer<ArrayBuffer>> }
  /** Told of what could not be drawn. */
  onTrouble: (error: unknown) => void
}

/** Who takes turns with whom. */
export interface SheetAsker {
  siteId: number
  address: string
}

/** One is drawn at a time; whoever would wait longer than a shopper does is told to come back. */
const bounds = { atWork: 1, atWorkForSite: 1, waiting: 16, waitingForSite: 8, patienceMs: 10_000 }
/** Some two hundred sheets. */
const keptBytes = 32 * 1024 * 1024

/** Makes the PDF of a sheet, each state of it once, and keeps it. */
export class SheetMaker {
  readonly #parts: MakerParts
  readonly #gate = new Gate(bounds)
  readonly #kept = new ByteCache(keptBytes)
  readonly #making = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  constructor(parts: MakerParts) {
    this.#parts = parts
  }

  /** Names all that is on the sheet, and whose it is: what has changed in any of it is another file. */
  static keyOf(siteId: number, sheet: VehicleSheet): string {
    return hash('sha256', JSON.stringify([siteId, sheet]), 'base64url')
  }

  kept(key: string): Buffer<ArrayBuffer> | undefined {
    return this.#kept.get(key)
  }

  /** However many ask at once, one is drawn. */
  make(key: string, sheet: VehicleSheet, asker: SheetAsker): Promise<Buffer<ArrayBuffer>> {
    const known = this.#making.get(key)
    if (known) return known
    // Not the asker's signal: others may have joined who still wait.
    const making = this.#gate
      .run(asker, () => this.#draw(sheet))
      .then((bytes) => {
        this.#kept.put(key, bytes)
        return bytes
      })
    this.#making.set(key, making)
    const forget = (): void => void this.#making.delete(key)
    making.then(forget, forget)
    return making
  }

  async #draw(sheet: VehicleSheet): Promise<Buffer<ArrayBuffer>> {
    const logo = sheet.site.logo ? await this.#picture(sheet.site.logo, 480, null) : null
    const made = []
    for (const [at, src] of sheet.pictures.entries()) made.push(await this.#picture(src, at === 0 ? 1200 : 640, '3x2'))
    try {
      return await this.#parts.drawer.draw({ sheet, logo, pictures: made.filter((bytes) => bytes !== null) })
    } catch (error) {
      this.#parts.onTrouble(error)
      throw new AppError('unavailable', 'The PDF could not be made just now. Please try again in a moment.', [], {
        retryAfterSeconds: 5,
      })
    }
  }

  /** A picture of ours as JPEG; one that we do not hold, or cannot read, is left out. */
  async #picture(src: string, width: 480 | 640 | 1200, ratio: '3x2' | null): Promise<Buffer | null> {
    if (!isOwnPicture(src)) return null
    const [id = '', query = ''] = src.slice('/media/'.length).split('?')
    try {
      const request = { ...readPictureRequest(id, new URLSearchParams(query)), width, ratio }
      const made = await this.#parts.pictures.get(request, 'jpeg')
      return typeof made === 'string' ? null : made.bytes
    } catch (error) {
      if (!(error instanceof AppError)) this.#parts.onTrouble(error)
      return null
    }
  }
}
