import type { Mail } from '#services/mail/mailer.ts'
import { findApplication } from '#db/finance-applications.ts'
import { siteAccess } from '#db/site-access.ts'
import { loadSite } from '#db/sites.ts'
import { AppError } from '../../app-error.ts'
import { applicationPath } from '../../content/route-paths.ts'
import { dayAndTime } from '../../formats/date.ts'
import { type DeliveryPorts, type LeadDelivery, senderOf } from '../../leads/delivery/deliver-lead.server.ts'
import { htmlOf, type MailPart, textOf } from '../../leads/delivery/mail-body.ts'
import { outsideLine } from '../../leads/delivery/outside-text.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { addWork } from '../../outbox/add-work.server.ts'
import type { PayloadOf } from '../../outbox/kinds.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { letterhead, type Letterhead } from '../../sites/site-icons.ts'
import { storedConfig } from '../../sites/stored-config.server.ts'
import { countSiteWrites } from '../../write-limits.server.ts'
import type { ApplicationCtx } from './application-ctx.ts'
import { applicationLink } from './application-token.server.ts'
import { requireDraft } from './find-draft.server.ts'
import { openContents } from './sealed-contents.server.ts'

/** Promises a shopper the link they are at, to the address they have given; the promise names neither. */
export async function askForLink(ctx: ApplicationCtx, link: string): Promise<void> {
  const { token, until, row, contents } = await requireDraft(ctx, link)
  if (!row || row.sentAt || typeof contents.answers['email'] !== 'string')
    throw new AppError('bad_request', 'Give your email address first, then we can send you the link.')
  await ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [
      { name: 'application-link-mail', who: token },
      { name: 'application-link-mail-by-address', who: ctx.address },
    ])
    await addWork(db, { kind: 'finance-application.resume', payload: { token, until: until.toISOString() } })
  })
}

type Resume = PayloadOf<'finance-application.resume'>

/** Sends it. A draft that was sent or removed meanwhile needs no link. */
export async function mailLink(
  { db, clock }: PlatformCtx,
  ports: DeliveryPorts,
  { siteId, deliveryId, signal }: Omit<LeadDelivery, 'leadId'>,
  { token, until: untilText }: Resume,
): Promise<void> {
  const until = new Date(untilText)
  const [site, row] = [await loadSite({ orm: db }, siteId), await findApplication(siteAccess(db, siteId), token)]
  if (!site || !row || row.sentAt || until <= clock()) return
  const to = openContents(ports.sealing, row).answers['email']
  if (typeof to !== 'string') return
  const config = storedConfig(site)
  const host = (site.domains.find(({ isPrimary }) => isPrimary) ?? site.domains[0])?.host ?? `${site.slug}.localhost`
  const path = applicationPath(applicationLink(ports.sealing, 'shopper', { siteId, token, until }))
  const origin = ports.originOf({ slug: site.slug, host })
  const mail = linkMail({
    site,
    head: letterhead(site.name, origin, config.logos),
    to,
    from: senderOf(ports, { config, host }),
    deliveryId,
    url: `${origin}${path}`,
    until: dayAndTime(until, stateZone(config.locale.defaultState)),
  })
  await ports.mailer.send(mail, { smtpUrl: config.mail.smtpUrl, signal })
}

interface LinkMail {
  readonly site: { readonly slug: string; readonly name: string }
  readonly head: Letterhead
  readonly to: string
  readonly from: string
  readonly deliveryId: string
  readonly url: string
  readonly until: string
}

/** It repeats nothing that was written: the address may be a stranger's. */
export function linkMail({ site, head, to, from, deliveryId, url, until }: LinkMail): Mail {
  const subject = outsideLine(`Your finance application at ${site.name}`, 180)
  const parts: MailPart[] = [
    { title: 'Go on where you left off' },
    {
      paragraph: `Your application has not been sent yet. This link opens it until ${until}; whoever has the link can read it, so keep it to yourself.`,
    },
    { heading: 'Your application', lines: [{ label: 'Open it', value: url, href: url }] },
    {
      paragraph: `You get this mail because this address was given at ${new URL(url).host}. If that was not you, you can leave it be.`,
    },
  ]
  return {
    site: site.slug,
    from: { name: outsideLine(site.name, 80), address: from },
    to: { address: to },
    replyTo: null,
    subject,
    messageId: `application.${deliveryId}@${from.slice(from.lastIndexOf('@') + 1)}`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: textOf(parts),
    html: htmlOf(subject, head, parts),
    attachments: [],
  }
}
