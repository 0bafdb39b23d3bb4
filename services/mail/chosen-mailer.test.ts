import type { AddressInfo, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { ChosenMailer } from './chosen-mailer.ts'
import type { Mailbox } from './mailbox.ts'
import type { Mail } from './mailer.ts'
import { testingMail as mail } from './testing-mail.ts'

const { signal } = new AbortController()
const now = () => new Date(0)
const nobody = new Secret('smtp://127.0.0.1:1')

describe('which server takes a mail', () => {
  const kept: Mail[] = []
  const mailbox = { put: async (each: Mail) => void kept.push(each) } as unknown as Mailbox

  it('in a demo without one, the mailbox', async () => {
    await new ChosenMailer({ smtpUrl: null, mailbox, allowPrivate: true, now }).send(mail, { smtpUrl: null, signal })
    expect(kept).toEqual([mail])
  })

  it('else it waits, and is told why', async () => {
    const mailer = new ChosenMailer({ smtpUrl: null, mailbox: null, allowPrivate: false, now })
    await expect(mailer.send(mail, { smtpUrl: null, signal })).rejects.toThrow('set SMTP_URL')
  })

  it('a site’s own must not be inside our network; the platform’s may', async () => {
    const mailer = new ChosenMailer({ smtpUrl: nobody, mailbox: null, allowPrivate: false, now })
    await expect(mailer.send(mail, { smtpUrl: nobody, signal })).rejects.toThrow('inside a network')
    await expect(mailer.send(mail, { smtpUrl: null, signal })).rejects.toThrow('ECONNREFUSED')
  })

  it('none once the attempt is over', async () => {
    const mailer = new ChosenMailer({ smtpUrl: null, mailbox, allowPrivate: true, now })
    await expect(mailer.send(mail, { smtpUrl: null, signal: AbortSignal.abort(new Error('over')) })).rejects.toThrow(
      'over',
    )
  })
})

describe('a server without TLS', () => {
  let passwords = 0
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      passwords += 1
      done(null, { user: 'x' })
    },
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    url = `smtp://user:hunter2@127.0.0.1:${((server.server as Server).address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('is never told a password', async () => {
    const mailer = new ChosenMailer({ smtpUrl: new Secret(url), mailbox: null, allowPrivate: true, now })
    const sent = mailer.send(mail, { smtpUrl: null, signal })
    await expect(sent).rejects.toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }))
    expect(passwords).toBe(0)
  })
})
