import type { Group } from './key.ts'
import { analytics } from './keys/analytics.ts'
import { banners } from './keys/banners.ts'
import { blog } from './keys/blog.ts'
import { budget } from './keys/budget.ts'
import { buttons } from './keys/buttons.ts'
import { careers } from './keys/careers.ts'
import { certified } from './keys/certified.ts'
import { contact } from './keys/contact.ts'
import { pages } from './keys/content-pages.ts'
import { creditLicence } from './keys/credit-licence.ts'
import { delivery } from './keys/delivery.ts'
import { disclaimers } from './keys/disclaimers.ts'
import { features } from './keys/features.ts'
import { finance } from './keys/finance.ts'
import { financeApplications } from './keys/finance-applications.ts'
import { footer } from './keys/footer.ts'
import { header } from './keys/header.ts'
import { home } from './keys/home.ts'
import { leads } from './keys/leads.ts'
import { listing } from './keys/listing.ts'
import { locale } from './keys/locale.ts'
import { locations } from './keys/locations.ts'
import { logos } from './keys/logos.ts'
import { mail } from './keys/mail.ts'
import { models } from './keys/models.ts'
import { offers } from './keys/offers.ts'
import { outsideHosts } from './keys/outside-hosts.ts'
import { places } from './keys/places.ts'
import { privacy } from './keys/privacy.ts'
import { redirects } from './keys/redirects.ts'
import { reviews } from './keys/reviews.ts'
import { runningCosts } from './keys/running-costs.ts'
import { salesCounter } from './keys/sales-counter.ts'
import { search } from './keys/search.ts'
import { sliders } from './keys/sliders.ts'
import { stats } from './keys/stats.ts'
import { stock } from './keys/stock.ts'
import { tags } from './keys/tags.ts'
import { testDrives } from './keys/test-drives.ts'
import { theme } from './keys/theme.ts'
import { vehiclePage } from './keys/vehicle-page.ts'
import { warranty } from './keys/warranty.ts'
import { wording } from './keys/wording.ts'

/** Every switch of a site, by topic. Types, defaults, validation and docs are all derived from this. */
export const siteSchema = {
  contact,
  leads,
  testDrives,
  mail,
  wording,
  buttons,
  tags,
  theme,
  logos,
  header,
  footer,
  home,
  pages,
  redirects,
  banners,
  sliders,
  stats,
  salesCounter,
  listing,
  search,
  vehiclePage,
  delivery,
  certified,
  warranty,
  runningCosts,
  disclaimers,
  locations,
  places,
  stock,
  models,
  blog,
  offers,
  reviews,
  careers,
  privacy,
  finance,
  financeApplications,
  creditLicence,
  budget,
  features,
  locale,
  analytics,
  outsideHosts,
} as const satisfies Group
