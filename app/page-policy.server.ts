import { createHash } from 'node:crypto'
import type { PublicConfig } from '#config/site/site-config.ts'
import type { OutsideNeed } from '#domain/ctx.ts'
import { tilesOf } from '#domain/places/map/ground.ts'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** What a need for other hosts opens. A new need is a key of `outsideHosts` and a line here. */
const directiveOf = {
  videos: 'media-src',
  players: 'frame-src',
  tiles: 'img-src',
  chat: 'frame-src',
} as const satisfies Record<OutsideNeed, Directive>

type Directive = 'media-src' | 'img-src' | 'connect-src' | 'frame-src' | 'script-src'

/** The hosts a page needs and its site allows, by what they are opened for. */
export function outsideSources(
  needs: ReadonlySet<OutsideNeed>,
  config: Pick<PublicConfig, 'outsideHosts' | 'places'>,
): Partial<Record<Directive, readonly string[]>> {
  const tiles = tilesOf(config)
  const allowed: Record<OutsideNeed, readonly string[]> = {
    ...config.outsideHosts,
    tiles: tiles ? [new URL(tiles.address).origin] : [],
    // The frame is a page of ours, with a policy of its own: this one opens to that frame, not to the chat's hosts.
    chat: ["'self'"],
  }
  const needed = Map.groupBy(needs, (need) => directiveOf[need])
  return Object.fromEntries([...needed].map(([directive, all]) => [directive, all.flatMap((need) => allowed[need])]))
}

interface PageNeeds {
  /** The one stylesheet that stands in the page itself. */
  style?: string
  outside?: ReturnType<typeof outsideSources>
}

/**
 * The page's content security policy: exactly the inline scripts the framework wrote and the site's theme, by hash, and
 * the hosts it needs.
 *
 * While rendering, the framework marks its scripts with a value nobody else can know. Only marked scripts are
 * hashed, so a script that slipped in through content is refused by the browser; then the mark is taken out, so the
 * page is the same for everyone and can be cached.
 */
export function pagePolicy(
  marked: string,
  mark: string,
  { style, outside = {} }: PageNeeds = {},
): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of marked.matchAll(inlineScript)) {
    if (code !== '' && attributes.includes(attribute)) hashes.add(hashOf(code))
  }
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes, ...(outside['script-src'] ?? [])].join(' ')}`,
    `style-src ${["'self'", ...(style ? [hashOf(style)] : [])].join(' ')}`,
    `img-src ${["'self'", 'data:', ...(outside['img-src'] ?? [])].join(' ')}`,
    `media-src ${["'self'", ...(outside['media-src'] ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(outside['connect-src'] ?? [])].join(' ')}`,
    ...(outside['frame-src'] ? [`frame-src ${outside['frame-src'].join(' ')}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { html: marked.replaceAll(attribute, ''), policy: directives.join('; ') }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
