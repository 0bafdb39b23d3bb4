import { createHash } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The page's content security policy: exactly the inline scripts the framework wrote, by hash.
 *
 * While rendering, the framework marks its scripts with a value nobody else can know. Only marked scripts are
 * hashed, so a script that slipped in through content is refused by the browser; then the mark is taken out, so the
 * page is the same for everyone and can be cached.
 */
export function pagePolicy(marked: string, mark: string): { html: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of marked.matchAll(inlineScript)) {
    if (code !== '' && attributes.includes(attribute)) hashes.add(`'sha256-${sha256(code)}'`)
  }
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { html: marked.replaceAll(attribute, ''), policy: directives.join('; ') }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')
