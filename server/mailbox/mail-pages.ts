import type { KeptMail } from '#services/mail/mailbox.ts'
import type { MailAddress } from '#services/mail/mailer.ts'
import { document, escapeHtml, plainHeaders } from '../plain-page.ts'

const head = '<link rel="stylesheet" href="/demo/mail.css">'

/** All mails, the latest first, and the chosen one beside them: as a mail program shows them. */
export function mailPage(mails: readonly KeptMail[], chosen: KeptMail | null): Response {
  const body =
    `<header><h1>Mail</h1><p>What this demo would have sent. ${mails.length === 1 ? '1 mail' : `${mails.length} mails`}.</p></header>` +
    `<nav aria-label="Mails">${listOf(mails, chosen)}</nav>${chosen ? readerOf(chosen) : ''}`
  const title = chosen ? `${escapeHtml(chosen.mail.subject)} – Mail` : 'Mail'
  return page(
    document(title, body, head),
    "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'",
  )
}

/** A mail's HTML by itself, for the frame it is shown in: it may style itself, show its site's logo and do nothing else. */
export const mailHtml = ({ mail }: KeptMail): Response =>
  page(
    mail.html ?? '',
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'self'",
  )

const page = (html: string, policy: string): Response =>
  new Response(html, { headers: { ...plainHeaders, 'content-security-policy': policy } })

function listOf(mails: readonly KeptMail[], chosen: KeptMail | null): string {
  if (mails.length === 0) return '<p>Nothing yet. Send an enquiry from one of the sites.</p>'
  const items = mails.map(({ id, at, mail }) => {
    const current = id === chosen?.id ? ' aria-current="page"' : ''
    return (
      `<li><a href="/_mail/${id}"${current}><strong>${escapeHtml(mail.subject)}</strong>` +
      `<span>to ${escapeHtml(mail.to.address)}, from ${escapeHtml(mail.site)}</span>${timeOf(at)}</a></li>`
    )
  })
  return `<ol>${items.join('')}</ol>`
}

function readerOf({ id, at, mail }: KeptMail): string {
  const lines: [string, string][] = [
    ['From', addressOf(mail.from)],
    ['To', addressOf(mail.to)],
    ...(mail.replyTo ? ([['Reply to', addressOf(mail.replyTo)]] as [string, string][]) : []),
    ['Message ID', mail.messageId],
    ...Object.entries(mail.headers),
  ]
  const rows = lines.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
  const html =
    mail.html === null ? '' : `<iframe sandbox src="/_mail/${id}/html" title="${escapeHtml(mail.subject)}"></iframe>`
  const attached = mail.attachments.map(({ filename, content, encoding }) =>
    encoding
      ? `<p>${escapeHtml(filename)}, ${Math.ceil((content.length * 3) / 4 / 1024)} kB</p>`
      : `<details><summary>${escapeHtml(filename)}</summary><pre>${escapeHtml(content)}</pre></details>`,
  )
  const text = `<details${mail.html === null ? ' open' : ''}><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>`
  return `<article><h2>${escapeHtml(mail.subject)}</h2>${timeOf(at)}<dl>${rows.join('')}</dl>${html}${attached.join('')}${text}</article>`
}

const addressOf = ({ name, address }: MailAddress): string => (name ? `${name} <${address}>` : address)

const clock = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Brisbane',
})
const timeOf = (at: string): string => `<time datetime="${at}">${clock.format(new Date(at))}</time>`
