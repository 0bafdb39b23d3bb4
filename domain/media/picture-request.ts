import { AppError } from '../app-error.ts'

/** Widths pictures are made in; few, so that the same file serves many screens. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 2400, 4096] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** A panorama's: whole, for who cuts one shows less of it; and no AVIF, which would keep its first visitor waiting for seconds. */
const panoramaWidth = 4096

const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Shapes a picture may be cut to, as width to height. */
export const pictureRatios = {
  '3x2': 3 / 2,
  '1x1': 1,
  '16x9': 16 / 9,
  '21x9': 21 / 9,
  '4x5': 4 / 5,
  '40x21': 40 / 21,
} as const
export type PictureRatio = keyof typeof pictureRatios

const qualities = [40, 50, 60, 70, 80] as const
export type PictureQuality = (typeof qualities)[number]

/** One picture as it is asked for. */
export interface PictureRequest {
  readonly id: string
  readonly width: PictureWidth
  readonly quality: PictureQuality
  /** Null means the best the browser takes. */
  readonly format: PictureFormat | null
  readonly ratio: PictureRatio | null
  readonly fit: 'cover' | 'contain'
  /** The point that stays in view when the picture is cut, in hundredths from the left and the top. */
  readonly focus: readonly [x: number, y: number]
}

const usual = { width: 1200, quality: 70 } as const
const idPattern = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/

/** Reads `w`, `q`, `f`, `r`, `fit`, `x` and `y`; anything else in the address is ignored. */
export function readPictureRequest(id: string, parameters: URLSearchParams): PictureRequest {
  if (id.length > 200 || !idPattern.test(id)) throw new AppError('not_found', 'There is no such picture.')
  const format = oneOf('f', parameters, [...pictureFormats, 'auto'], 'auto')
  const width = oneOf('w', parameters, pictureWidths, usual.width)
  const ratio = oneOf('r', parameters, Object.keys(pictureRatios) as PictureRatio[], null)
  if (width === panoramaWidth && (ratio || format === 'avif'))
    throw refused('w', `at most 2400 for what is ${ratio ? 'cut' : 'made in AVIF'}`)
  return {
    id,
    width,
    quality: oneOf('q', parameters, qualities, usual.quality),
    format: format === 'auto' ? null : format,
    ratio,
    fit: oneOf('fit', parameters, ['cover', 'contain'], 'cover'),
    focus: [focal('x', parameters), focal('y', parameters)],
  }
}

function oneOf<Value extends string | number, Fallback extends Value | null>(
  name: string,
  parameters: URLSearchParams,
  allowed: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  const given = parameters.get(name)
  if (given === null) return fallback
  const found = allowed.find((value) => String(value) === given)
  if (found === undefined) throw refused(name, `one of ${allowed.join(', ')}`)
  return found
}

/** Every fifth hundredth will do, and keeps the number of different files small. */
function focal(name: string, parameters: URLSearchParams): number {
  const given = parameters.get(name) ?? '50'
  if (!/^\d{1,3}$/.test(given) || Number(given) > 100) throw refused(name, 'a number 0 to 100')
  return Math.round(Number(given) / 5) * 5
}

const refused = (field: string, wanted: string): AppError =>
  new AppError('bad_request', `'${field}' wants ${wanted}.`, [{ field, message: `wants ${wanted}` }])

/** The best format a browser says it takes; JPEG is taken by all. */
export function formatFor(accept: string | undefined, width?: PictureWidth): PictureFormat {
  if (width !== panoramaWidth && accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

/** A name under which the made picture is kept: equal requests share it. */
export const pictureKey = ({ id, width, quality, ratio, fit, focus }: PictureRequest, format: PictureFormat): string =>
  [id, width, quality, ratio ?? 'whole', fit, ...(ratio ? focus : []), format].join('~')
