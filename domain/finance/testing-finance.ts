import { completeEntries, defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { SiteConfig, SiteSettings } from '#config/site/site-config.ts'

type Finance = NonNullable<SiteSettings['finance']>
type Entry = NonNullable<Finance['providers']>[string]

/** A site's finance configuration: the defaults, with some of it changed. */
export const financeConfig = (finance: Finance = {}): SiteConfig['finance'] =>
  completeEntries(mergeSettings(defaultConfig(), { finance })).finance

/** The same with a lender chosen. */
export const financeWith = (entry: Entry, finance: Finance = {}): SiteConfig['finance'] =>
  financeConfig({ ...finance, provider: 'a-lender', providers: { 'a-lender': entry } })
