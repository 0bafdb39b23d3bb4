import { defaultConfig } from '#config/site/default-config.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

// Sections that need no more than configuration.

const defaultFigures = JSON.stringify(defaultConfig().stats.items)

/** A site's figures. The default ones speak of a group, so any other kind of site shows only its own. */
export async function loadStats({ ctx }: SectionSource, { type }: SpecOf<'stats'>) {
  const { items } = ctx.config.stats
  const isTrue = ctx.site.kind === 'group' || JSON.stringify(items) !== defaultFigures
  return isTrue && items.length > 0 ? { type, items } : null
}

const methodNames = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
} as const

/** What can be paid with. */
export async function loadPaymentStrip({ ctx }: SectionSource, { type }: SpecOf<'paymentStrip'>) {
  const methods = ctx.config.footer.paymentMethods.map((name) => methodNames[name])
  return methods.length > 0 ? { type, methods } : null
}

/** The invitation to book a service, by its page or by phone. */
export async function loadServiceBanner(
  { ctx }: SectionSource,
  { type, title, text, action }: SpecOf<'serviceBanner'>,
) {
  const { banners, contact } = ctx.config
  const href = builtPath(ctx.config, action.href)
  const phone = contact.phones.service ?? contact.phones.main
  if (!banners.serviceBooking || (!href && !phone)) return null
  return { type, title, text: text ?? null, action: href ? { label: action.label, href } : null, phone }
}

/** Words, as configured. */
export async function loadRichText(_: SectionSource, { type, title, paragraphs }: SpecOf<'richText'>) {
  return { type, title: title ?? null, paragraphs }
}

/** Questions and answers, as configured. */
export async function loadFaq(_: SectionSource, { type, title, items }: SpecOf<'faq'>) {
  return items.length > 0 ? { type, title, items } : null
}

/** How something goes, one thing after another, as configured. */
export async function loadSteps(_: SectionSource, { type, title, items }: SpecOf<'steps'>) {
  return { type, title, items }
}
