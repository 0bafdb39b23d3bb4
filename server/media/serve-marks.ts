import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import sharp from 'sharp'
import { AppError } from '#domain/app-error.ts'
import { shareCardPath } from '#domain/content/open-graph.ts'
import { isOwnPicture } from '#domain/media/picture-address.ts'
import { type PictureRatio, readPictureRequest } from '#domain/media/picture-request.ts'
import { iconPaths, logoPath, logoSize } from '#domain/sites/site-icons.ts'
import { markSvg, siteMark } from '#domain/sites/site-mark.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { namesTag, strongTag } from '../page-cache/entity-tag.ts'
import type { LiveSite } from '../site-directory.ts'
import { ByteCache } from './byte-cache.ts'
import { drawCard, drawMark } from './draw-mark.ts'

/** What is drawn of lines is drawn at about the size of the largest icon. */
const fine = 576

/** Some hundred sites' marks. */
const kept = 8 * 1024 * 1024

/** GET /icon.svg, /icon-192.png and so on, /logo.png, /share.jpg: what a site is known by where its pages are not. */
export function addMarks(app: Hono<HttpEnv>, { pictures, assets, encodeQueue }: AppDeps): void {
  const cache = new ByteCache(kept)
  const drawn = async (c: HttpContext, type: string, from: unknown, draw: () => Promise<Buffer>): Promise<Response> => {
    const key = createHash('sha256')
      .update(JSON.stringify([type, from]))
      .digest('base64url')
    const bytes = cache.get(key) ?? (await encodeQueue.urgent(draw))
    if (!bytes)
      throw new AppError('unavailable', 'Too many pictures are asked for just now.', [], { retryAfterSeconds: 2 })
    cache.put(key, bytes as Buffer<ArrayBuffer>)
    return send(c, bytes as Buffer<ArrayBuffer>, type)
  }

  app.get('/icon.svg', (c) => send(c, Buffer.from(markSvg(siteMark(marked(c.get('live'))))), 'image/svg+xml'))
  app.get('/favicon.ico', (c) => c.redirect(iconPaths[192], 302))
  for (const [side, path] of Object.entries(iconPaths))
    app.get(path, async (c) => {
      const live = c.get('live')
      const { icon } = live.publicConfig.logos
      const file = icon === null ? undefined : assets.get(icon)?.plain
      if (icon !== null && !file && !isOwnPicture(icon)) return c.redirect(icon, 302)
      const mark = siteMark(marked(live))
      // Before its turn to draw comes: a picture waits for the same turns, and would wait for itself.
      const own = file ?? (icon === null ? null : await ownPicture(pictures, icon, '1x1'))
      return drawn(c, 'image/png', [side, icon, mark], () =>
        own
          ? sharp(own, { density: fine }).resize(Number(side), Number(side)).png().toBuffer()
          : drawMark(mark, Number(side)),
      )
    })
  app.get(logoPath, async (c) => {
    const { logos } = c.get('live').publicConfig
    const file = logos.main === null ? undefined : assets.get(logos.main)?.plain
    if (logos.main === null) return c.notFound()
    if (!file && !isOwnPicture(logos.main)) return c.redirect(logos.main, 302)
    const own = file ?? (await ownPicture(pictures, logos.main))
    if (!own) return c.notFound()
    const { width, height } = logoSize(logos)
    return drawn(c, 'image/png', [logos.main, width], () => drawLogo(own, width, height))
  })
  app.get(shareCardPath, (c) => {
    const { site, publicConfig } = c.get('live')
    const { colour, font } = publicConfig.theme
    const card = { name: site.name, block: colour.block, onBlock: colour.onBlock, font }
    return drawn(c, 'image/jpeg', card, () => drawCard(card))
  })
}

const marked = ({ site, publicConfig: config }: LiveSite) => ({ site, config })

/** Twice as fine as it is shown, and on white: a mail program in the dark would show dark letters on its own ground. */
const drawLogo = (logo: Buffer | Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(logo, { density: fine })
    .resize(width * 2, height * 2, { fit: 'contain', position: 'left', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()

/** A site's own icon or logo from the pictures, cut where a ratio is given; null where there is no such picture. */
async function ownPicture(pictures: AppDeps['pictures'], src: string, ratio?: PictureRatio): Promise<Buffer | null> {
  const { pathname, searchParams } = new URL(src, 'http://site')
  if (ratio) searchParams.set('r', ratio)
  searchParams.set('w', '640')
  const made = await pictures.get(readPictureRequest(pathname.slice('/media/'.length), searchParams), 'webp')
  return typeof made === 'string' ? null : made.bytes
}

function send(c: HttpContext, bytes: Buffer<ArrayBuffer>, type: string): Response {
  const etag = strongTag(bytes)
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (namesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}
