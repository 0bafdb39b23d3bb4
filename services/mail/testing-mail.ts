import type { Mail } from './mailer.ts'

/** A mail as any other, for tests. */
export const testingMail: Mail = {
  site: 'north',
  from: { address: 'website@north.example' },
  to: { address: 'yard@north.example' },
  replyTo: null,
  subject: 'A lead',
  messageId: 'one@north.example',
  headers: {},
  text: 'Hello',
  html: null,
  attachments: [],
}
