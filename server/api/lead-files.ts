import type { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { kindOfName } from '#domain/leads/files/file-kinds.ts'
import { isValidLink } from '#domain/leads/files/file-link.server.ts'
import { fileKey, isFileReference } from '#domain/leads/files/file-name.ts'
import { keepFile, largestFile, tooLargeFile } from '#domain/leads/files/keep-file.server.ts'
import { readClientId } from '#domain/leads/client-id.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { boundedBody } from './bounded-body.ts'

/** Files that come with leads: sent before the lead, under its id; fetched by whom the dealer's system was given a link for. */
export function addLeadFiles(api: Hono<HttpEnv>, deps: AppDeps): void {
  api.post('/leads/files', takeFile(deps))
  api.get('/leads/files/:token/:hash/:name', sendFile(deps))
}

/** POST /api/leads/files with the file as its body. */
const takeFile =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const clientToken = readClientId(c.req.header('idempotency-key') ?? '')
    const { origin, clientAddress } = c.get('canonical')
    const asked = { live: c.get('live'), origin, requestId: c.get('requestId'), address: addressKey(clientAddress) }
    const bytes = Buffer.concat(await Array.fromAsync(boundedBody(c.req.raw, largestFile, tooLargeFile)))
    const file = await keepFile(requestCtx(deps, asked, uncached), clientToken, { name: nameOf(c), bytes })
    c.header('cache-control', 'no-store')
    return c.json({ file }, 201)
  }

/** A header has no letters beyond ASCII: the name comes as an address would have it. */
function nameOf(c: HttpContext): string {
  try {
    return decodeURIComponent(c.req.header('x-file-name') ?? '')
  } catch {
    return ''
  }
}

const sendFile =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { token = '', hash = '', name = '' } = c.req.param()
    const { site, config } = deps.sites.current(c.get('live'))
    const file = { clientToken: token, reference: `${hash}/${name}` }
    const link = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    const secret = config.leads.webhookSecret
    const isAllowed =
      secret !== null && isFileReference(file.reference) && isValidLink(file, link, secret, deps.clock())
    const bytes = isAllowed ? await deps.files.read(fileKey(site.id, readClientId(token), file.reference)) : null
    if (!bytes) throw new AppError('not_found', 'There is no such file, or the link to it has run out.')
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': kindOfName(name)!.type,
      // Saved, never shown: what a stranger sent is nothing of the site's.
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  }
