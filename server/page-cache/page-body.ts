import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import { limitAtOnce } from '../gate/limit-at-once.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Room for a compressed page, so that it is written in one go: each more is a wait for another thread. */
const chunkSize = 64 * 1024

/** Beside the thread that answers, on the machines we know. */
const limit = limitAtOnce(2)

/** A page's bytes as kept: what nearly every browser asks for; other forms are made from it for whoever wants them. */
export class PageBody {
  readonly br: Buffer<ArrayBuffer>
  /** As small as it gets. */
  readonly isPacked: boolean
  #gzip: Buffer<ArrayBuffer> | undefined
  #gzipping: Promise<Buffer<ArrayBuffer>> | undefined

  constructor(br: Buffer<ArrayBuffer>, isPacked = false) {
    this.br = br
    this.isPacked = isPacked
  }

  /** With room for both compressed forms, of which gzip's is a little larger. */
  get size(): number {
    return Math.ceil(this.br.length * 2.25)
  }

  /** The bytes under an encoding, if they are there. */
  ready(encoding: Encoding): Buffer<ArrayBuffer> | undefined {
    if (encoding === 'br') return this.br
    return encoding === 'gzip' ? this.#gzip : undefined
  }

  /** The bytes under an encoding; gzip is kept once it was asked for, the plain form hardly anyone wants. */
  async bytes(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const ready = this.ready(encoding)
    if (ready) return ready
    if (encoding === 'identity') return this.#plain()
    this.#gzipping ??= this.#makeGzip().finally(() => (this.#gzipping = undefined))
    return this.#gzipping
  }

  /** The same as small as it gets: a quarter of a second of another thread for a tenth of the bytes. */
  async packed(): Promise<PageBody> {
    const plain = await this.#plain()
    const packed = new PageBody(Buffer.from(await toBrotli(plain, brotli(plain, constants.BROTLI_MAX_QUALITY))), true)
    packed.#gzip = this.#gzip
    return packed
  }

  #plain(): Promise<Buffer<ArrayBuffer>> {
    return limit(async () => Buffer.from(await fromBrotli(this.br)))
  }

  async #makeGzip(): Promise<Buffer<ArrayBuffer>> {
    const plain = await this.#plain()
    return (this.#gzip = Buffer.from(await limit(() => toGzip(plain, { level: 6, chunkSize }))))
  }
}

/** Quality 7 costs about half of a render and comes within a few per cent of the slow settings. */
export async function compressPage(text: string): Promise<PageBody> {
  const plain = Buffer.from(text)
  return new PageBody(Buffer.from(await limit(() => toBrotli(plain, brotli(plain, 7)))))
}

const brotli = (plain: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // A window of 256 kB holds our pages; the usual one of 4 MB is set up anew for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
  chunkSize,
})

/** The best encoding an Accept-Encoding header allows; q=0 refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  // What every browser of today sends over https, without looking further.
  if (accept === 'gzip, deflate, br, zstd' || accept === 'gzip, deflate, br') return 'br'
  if (accepts(accept, 'br')) return 'br'
  if (accepts(accept, 'gzip')) return 'gzip'
  return 'identity'
}

function accepts(accept: string, encoding: string): boolean {
  return accept.split(',').some((offer) => {
    const [name, weight] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !(weight && /^q=0(\.0*)?$/.test(weight))
  })
}
