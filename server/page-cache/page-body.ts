import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page's bytes as kept: both compressed forms, the plain one only on demand, since hardly anyone asks for it. */
export interface PageBody {
  br: Buffer<ArrayBuffer>
  gzip: Buffer<ArrayBuffer>
}

/** Quality 5 costs about a third of a render and comes within a few per cent of the slow settings. */
export async function compressPage(text: string): Promise<PageBody> {
  const plain = Buffer.from(text)
  const [br, gz] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain, { level: 6 }),
  ])
  return { br: Buffer.from(br), gzip: Buffer.from(gz) }
}

/** The bytes to send under the given encoding. */
export function bytesOf(body: PageBody, encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer> {
  return encoding === 'identity' ? fromBrotli(body.br) : body[encoding]
}

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
