import { key } from '../key.ts'
import { email, smtpUrl } from '../value-types.ts'

export const mail = {
  from: key(email.nullable(), {
    default: null,
    audience: 'server',
    serves: ['FM-12'],
    meaning: "Address the site's mails come from; else MAIL_FROM, else website@ its main domain",
  }),
  smtpUrl: key(smtpUrl.nullable(), {
    default: null,
    audience: 'secret',
    serves: ['FM-12'],
    meaning: "The site's own mail server, as smtps://user:password@mail.example:465; else SMTP_URL",
  }),
}
