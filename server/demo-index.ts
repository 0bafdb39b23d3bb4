import type { Site } from '#domain/sites/site.ts'
import { document, plainHeaders } from './plain-page.ts'

/** The address of a demo site on the machine that serves it. */
export const demoAddress = (site: Pick<Site, 'slug'>, origin: string): string => origin.replace('://', `://${site.slug}.`)

/** The demo's front door: a list of its sites. Exists in demo mode only, at plain localhost. */
export function demoIndex(sites: readonly Site[], origin: string): Response {
  const items = sites.map((site) => `<li><a href="${demoAddress(site, origin)}/">${escape(site.name)}</a> (${site.template})</li>`)
  return new Response(document('Demo sites', `<h1>Demo sites</h1><ul>${items.join('')}</ul>`), { headers: plainHeaders })
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
