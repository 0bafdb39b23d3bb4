import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Mailbox } from './mailbox.ts'
import type { Mail } from './mailer.ts'
import { testingMail } from './testing-mail.ts'

const mail = (changes: Partial<Mail> = {}): Mail => ({ ...testingMail, ...changes })

describe('the mailbox', () => {
  let dir: string
  let mailbox: Mailbox
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'mailbox-'))
    mailbox = new Mailbox(join(dir, 'mail'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  const subjects = async (site?: string) => (await mailbox.list(site)).map((kept) => kept.mail.subject)

  it('is empty before anything comes', async () => expect(await mailbox.list()).toEqual([]))

  it('has the latest first, of one site or of all', async () => {
    await mailbox.put(mail({ subject: 'first' }), new Date(1_000))
    await mailbox.put(mail({ subject: 'second', messageId: 'two', site: 'south' }), new Date(2_000))
    await mailbox.put(mail({ subject: 'third', messageId: 'three' }), new Date(3_000))
    expect(await subjects()).toEqual(['third', 'second', 'first'])
    expect(await subjects('north')).toEqual(['third', 'first'])
  })

  it('keeps a mail that comes again once, and one to another apart', async () => {
    await mailbox.put(mail(), new Date(1_000))
    await mailbox.put(mail(), new Date(2_000))
    await mailbox.put(mail({ to: { address: 'two@north.example' } }), new Date(3_000))
    expect((await mailbox.list()).map(({ at }) => new Date(at).getTime())).toEqual([3_000, 1_000])
  })

  it('keeps the latest 500', async () => {
    for (let at = 1; at <= 503; at++) await mailbox.put(mail({ subject: `${at}`, messageId: `${at}` }), new Date(at))
    expect(readdirSync(join(dir, 'mail'))).toHaveLength(500)
    expect((await subjects()).at(-1)).toBe('4')
  })

  it.each(['../../etc/passwd', '0000000000001-../x', '', 'x'])('has none called %j', async (id) => {
    expect(await mailbox.get(id)).toBeNull()
  })
})
