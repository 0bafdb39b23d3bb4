import { AppError } from '#domain/app-error.ts'

/** More than the longest of our forms has, many times over. */
const mostParts = 300

const multipart = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/** A form as a browser sends it. Its parts are counted before they are taken apart: that takes far longer than to send them. */
export async function sentForm(request: Request): Promise<FormData> {
  const body = Buffer.from(await request.arrayBuffer())
  const sent = request.headers.get('content-type') ?? ''
  const boundary = multipart.exec(sent)?.[2]
  if (boundary === undefined && !/^application\/x-www-form-urlencoded\b/i.test(sent)) throw noForm()
  if (occurrences(body, boundary === undefined ? '&' : `--${boundary}`) > mostParts)
    throw new AppError('bad_request', 'This has more fields than any form of ours.')
  // Taken apart at the boundary that was counted, whatever else the header says.
  const type = boundary === undefined ? sent : `multipart/form-data; boundary="${boundary}"`
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw noForm()
  }
}

const noForm = () => new AppError('unsupported_media_type', 'Please send this as a form.')

/** How often a text stands in the bytes, as far as it matters. */
function occurrences(bytes: Buffer, text: string): number {
  let [found, at] = [0, bytes.indexOf(text)]
  for (; at >= 0 && found <= mostParts; found++) at = bytes.indexOf(text, at + text.length)
  return found
}
