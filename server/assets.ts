import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { strongTag, weakTag } from './page-cache/entity-tag.ts'

export interface Asset {
  headers: Readonly<Record<string, string>> & { etag: string }
  plain: Buffer<ArrayBuffer>
  /** Absent where compression gains nothing, as with pictures and fonts. */
  br?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** Reads the built client files into memory, keyed by URL path, with the compressed forms made at build time. */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name))
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const path = `/${name.replaceAll('\\', '/')}`
    const file = join(folder, name)
    const [plain, br, gzip] = await Promise.all([readFile(file), ifThere(`${file}.br`), ifThere(`${file}.gz`)])
    assets.set(path, {
      plain,
      br,
      gzip,
      headers: { ...headersFor(path), etag: br || gzip ? weakTag(plain) : strongTag(plain) },
    })
  }
  return assets
}

function headersFor(path: string): Record<string, string> {
  return {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    // Files under /assets carry their content's hash in their name.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  }
}

const ifThere = (file: string): Promise<Buffer<ArrayBuffer> | undefined> => readFile(file).catch(() => undefined)
