declare module 'mailparser' {
  interface Addresses {
    text: string
    value: { address?: string; name: string }[]
  }
  export interface ParsedMail {
    subject?: string
    messageId?: string
    from?: Addresses
    to?: Addresses
    replyTo?: Addresses
    text?: string
    html: string | false
    headers: Map<string, unknown>
    headerLines: { key: string; line: string }[]
    attachments: { filename?: string; contentType: string; content: Buffer }[]
  }
  export function simpleParser(source: Buffer): Promise<ParsedMail>
}
