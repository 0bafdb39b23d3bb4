import { createTransport } from 'nodemailer'
import { addressesOf } from '../network/public-address.ts'
import { type Mail, type MailAddress, MailRefusedError } from './mailer.ts'

/** Each of them well under the time an attempt has, together too. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 }

interface SmtpServer {
  url: string
  /** Whether it may be one of our own network: what operators set, not what a site's configuration does. */
  allowPrivate: boolean
}

/** Hands a mail to an SMTP server, over a connection of its own: a server that hangs holds nobody else's mail. */
export async function sendBySmtp({ url, allowPrivate }: SmtpServer, mail: Mail): Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const [first] = await addressesOf(hostname, { allowPrivate })
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
  const transport = createTransport({
    ...timeouts,
    host: first!.address,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    auth,
    // A password is never sent where others can read it.
    requireTLS: auth !== undefined && !secure,
    // We connect to an address; the certificate is the name's. An address has no name to ask for.
    tls: hostname === first!.address ? {} : { servername: hostname },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(messageOf(mail))
  } catch (error) {
    throw isRefused(error) ? new MailRefusedError((error as Error).message) : error
  } finally {
    transport.close()
  }
}

const messageOf = ({ from, to, replyTo, subject, messageId, headers, text, html, attachments }: Mail) => ({
  from: addressed(from),
  to: addressed(to),
  ...(replyTo && { replyTo: addressed(replyTo) }),
  subject,
  messageId: `<${messageId}>`,
  headers: { ...headers },
  text,
  ...(html !== null && { html }),
  attachments: attachments.map((each) => ({ ...each })),
})

const addressed = ({ name, address }: MailAddress) => ({ name: name ?? '', address })

/** A reply of 500 and above to who it is for: it would be the same the next time. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
