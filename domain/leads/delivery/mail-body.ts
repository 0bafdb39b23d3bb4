import type { LeadLine } from './lead-lines.ts'
import type { Letterhead } from '../../sites/site-icons.ts'
import { escapeMarkup, outsideBlock, outsideLine } from './outside-text.ts'

/** A mail's parts from top to bottom: the same words in HTML and as plain text. */
export type MailPart =
  | { readonly title: string }
  | { readonly paragraph: string }
  | { readonly quote: string }
  | { readonly heading: string; readonly lines: readonly LeadLine[] }

/** For those who read plain text. */
export function textOf(parts: readonly MailPart[]): string {
  const blocks = parts.map((part) => {
    if ('title' in part) return part.title
    if ('paragraph' in part) return outsideBlock(part.paragraph)
    if ('quote' in part) return outsideBlock(part.quote).replaceAll(/^/gm, '> ')
    return [part.heading, ...part.lines.map(({ label, value }) => `${label}: ${value}`)].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** Mail programs know few styles, and those only on the elements themselves. The one picture is the site's logo. */
const styles = {
  head: 'margin:0 0 24px;font-size:18px;line-height:40px;font-weight:600',
  logo: 'display:block;border:0;max-width:100%',
  body: 'margin:0;padding:24px;background:#f4f4f2;color:#1c1c1a;font:16px/1.5 system-ui,-apple-system,sans-serif',
  card: 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  title: 'margin:0;font-size:22px;line-height:1.25',
  heading: 'margin:24px 0 8px;font-size:16px',
  paragraph: 'margin:16px 0',
  quote: 'margin:16px 0;padding:8px 16px;border-left:3px solid #b8b8b2;white-space:pre-wrap',
  label: 'padding:4px 16px 4px 0;color:#5c5c57;text-align:left;vertical-align:top;font-weight:normal',
  value: 'padding:4px 0;vertical-align:top;overflow-wrap:anywhere',
}

export function htmlOf(title: string, from: Letterhead, parts: readonly MailPart[]): string {
  const body = parts.map((part) => {
    if ('title' in part) return `<h1 style="${styles.title}">${escapeMarkup(part.title)}</h1>`
    if ('paragraph' in part) return `<p style="${styles.paragraph}">${escapeMarkup(outsideBlock(part.paragraph))}</p>`
    if ('quote' in part)
      return `<blockquote style="${styles.quote}">${escapeMarkup(outsideBlock(part.quote))}</blockquote>`
    const rows = part.lines.map(
      (line) =>
        `<tr><th style="${styles.label}">${escapeMarkup(line.label)}</th><td style="${styles.value}">${valueOf(line)}</td></tr>`,
    )
    return `<h2 style="${styles.heading}">${escapeMarkup(part.heading)}</h2><table>${rows.join('')}</table>`
  })
  return (
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title></head>` +
    `<body style="${styles.body}"><div style="${styles.card}">${headOf(from)}${body.join('')}</div></body></html>`
  )
}

/** Where pictures are kept from being fetched, the name is read in the logo's place. */
function headOf({ name, logo }: Letterhead): string {
  const words = escapeMarkup(outsideLine(name, 80))
  if (logo === null) return `<p style="${styles.head}">${words}</p>`
  const { src, width, height } = logo
  return `<p style="${styles.head}"><img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${words}" style="${styles.logo}"></p>`
}

const valueOf = ({ value, href }: LeadLine): string =>
  href === undefined ? escapeMarkup(value) : `<a href="${escapeMarkup(href)}">${escapeMarkup(value)}</a>`

/** Parts that say nothing are left out. */
export const section = (heading: string, lines: readonly LeadLine[]): MailPart[] =>
  lines.length > 0 ? [{ heading, lines }] : []
