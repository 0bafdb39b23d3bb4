import { AppError } from '#domain/app-error.ts'

/** More than the longest of our forms has, many times over. */
const mostParts = 300
/** The name of a field, and of a file. */
const longestHead = 4_096

const multipart = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/** A form as a browser sends it. Its parts are counted before they are taken apart: that takes far longer than to send them. */
export async function sentForm(request: Request): Promise<FormData> {
  const body = Buffer.from(await request.arrayBuffer())
  const sent = request.headers.get('content-type') ?? ''
  const boundary = multipart.exec(sent)?.[2]
  if (boundary === undefined && !/^application\/x-www-form-urlencoded\b/i.test(sent)) throw noForm()
  const places = placesOf(body, boundary === undefined ? '&' : `--${boundary}`)
  if (places.length > mostParts) throw new AppError('bad_request', 'This has more fields than any form of ours.')
  if (boundary !== undefined && places.some((at) => headLength(body, at) > longestHead)) throw noForm()
  // Taken apart at the boundary that was counted, whatever else the header says.
  const type = boundary === undefined ? sent : `multipart/form-data; boundary="${boundary}"`
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw noForm()
  }
}

const noForm = () => new AppError('unsupported_media_type', 'Please send this as a form.')

/** Where a text stands in the bytes, as far as it matters. */
function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(text); at >= 0 && places.length <= mostParts; at = bytes.indexOf(text, at + text.length))
    places.push(at)
  return places
}

/** What stands between a boundary and the part's own bytes; nothing after the last. */
function headLength(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('\r\n\r\n', at)
  return end < 0 ? 0 : end - at
}
