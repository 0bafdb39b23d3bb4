import { banners } from './keys/banners.ts'
import { buttons } from './keys/buttons.ts'
import { contact } from './keys/contact.ts'
import { disclaimers } from './keys/disclaimers.ts'
import { features } from './keys/features.ts'
import { budget, finance } from './keys/finance.ts'
import { footer } from './keys/footer.ts'
import { header } from './keys/header.ts'
import { leads } from './keys/leads.ts'
import { listing } from './keys/listing.ts'
import { logos } from './keys/logos.ts'
import { blog, home, locations, offers, salesCounter, stats } from './keys/pages.ts'
import { analytics, locale, search } from './keys/platform.ts'
import { reviews } from './keys/reviews.ts'
import { sliders } from './keys/sliders.ts'
import { theme } from './keys/theme.ts'
import { certified, tags, vehiclePage, warranty } from './keys/vehicle-page.ts'
import { wording } from './keys/wording.ts'
import type { Group } from './key.ts'

/** Every switch of a site, by topic. Types, defaults, validation and docs are all derived from this. */
export const siteSchema = {
  contact, leads, wording, buttons, tags,
  theme, logos, header, footer, home, banners, sliders, stats, salesCounter,
  listing, search, vehiclePage, certified, warranty, disclaimers,
  locations, blog, offers, reviews,
  finance, budget, features,
  locale, analytics,
} as const satisfies Group
