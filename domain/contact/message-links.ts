import type { SiteConfig } from '#config/site/site-config.ts'
import { australianPhone } from '../formats/australian-phone.ts'

type Phones = Pick<SiteConfig['contact']['phones'], 'sms' | 'whatsApp'>

export interface MessageLink {
  readonly label: string
  readonly href: string
}

/** Ways to write instead of calling, with the first words already there. */
export function messageLinks({ sms, whatsApp }: Phones, words = ''): MessageLink[] {
  const text = encodeURIComponent(words)
  return [
    ...(sms === null ? [] : [{ label: 'Text us', href: `sms:${digits(sms)}${text && `?body=${text}`}` }]),
    ...(whatsApp === null
      ? []
      : [{ label: 'WhatsApp', href: `https://wa.me/${international(whatsApp)}${text && `?text=${text}`}` }]),
  ]
}

const digits = (number: string): string => number.replaceAll(/[^\d+]/g, '')

/** As WhatsApp wants it: the country first, no plus. */
const international = (number: string): string => (australianPhone(number) ?? digits(number)).replace(/^\+/, '')
