import type { Site } from '#domain/sites/site.ts'
import { document, escapeHtml, plainHeaders } from './plain-page.ts'

const kinds: Record<Site['kind'], string> = {
  dealer: 'dealer',
  manufacturer: 'single-manufacturer dealer',
  group: 'dealer group',
}

/** The address of a demo site on the machine that serves it. */
export const demoAddress = (site: Pick<Site, 'slug'>, origin: string): string =>
  origin.replace('://', `://${site.slug}.`)

/** The demo's front door: a list of its sites. Exists in demo mode only, at plain localhost. */
export function demoIndex(sites: readonly Site[], origin: string): Response {
  const items = sites.map((site) => {
    const about = `${kinds[site.kind]}, template ${site.template}`
    return `<li><a href="${demoAddress(site, origin)}/"><strong>${escapeHtml(site.name)}</strong> ${escapeHtml(about)}</a></li>`
  })
  const intro = `<h1>${sites.length} dealers, one deployment</h1><p>Each is a site of its own: its stock, its look, its configuration. What they would have sent is in <a href="/_mail">the mailbox</a>.</p>`
  const html = document(
    'Forecourt demo',
    `${intro}<ul>${items.join('')}</ul>`,
    '<link rel="stylesheet" href="/demo/index.css">',
  )
  return new Response(html, {
    headers: {
      ...plainHeaders,
      'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    },
  })
}
