import type { Hono } from 'hono'
import type { Mailbox } from '#services/mail/mailbox.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { plainPage } from '../plain-page.ts'
import { mailHtml, mailPage } from './mail-pages.ts'

/** /_mail: a site's mails at its own host, all of them at plain localhost. Exists in demo mode only. */
export function addMailbox(app: Hono<HttpEnv>, mailbox: Mailbox): void {
  const find = async (c: HttpContext) => {
    const kept = await mailbox.get(c.req.param('id') ?? '')
    const site = siteOf(c)
    return kept && (site === undefined || kept.mail.site === site) ? kept : null
  }
  app.get('/_mail', async (c) => mailPage(await mailbox.list(siteOf(c)), null))
  app.get('/_mail/:id', async (c) => {
    const kept = await find(c)
    return kept ? mailPage(await mailbox.list(siteOf(c)), kept) : plainPage(404, 'There is no such mail.')
  })
  app.get('/_mail/:id/html', async (c) => {
    const kept = await find(c)
    return kept ? mailHtml(kept) : plainPage(404, 'There is no such mail.')
  })
  // Plain localhost is no site: nothing below could answer it.
  app.all('/_mail/*', () => plainPage(404, 'There is no such mail.'))
}

/** Undefined at plain localhost, which has none. */
const siteOf = (c: HttpContext): string | undefined =>
  (c.get('live') as HttpEnv['Variables']['live'] | undefined)?.site.slug
