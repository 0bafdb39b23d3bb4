import { overlap } from './postcode-spans.ts'
import { goesRound, leadsAway } from './redirects.ts'
import type { SiteConfig } from './site-config.ts'

/** What must hold between keys, each of which is right by itself. */
interface ConfigCheck {
  readonly name: string
  /** The keys to look at where it does not hold. */
  readonly keys: readonly string[]
  readonly message: string
  readonly holds: (config: SiteConfig, leadsSomewhere: (href: string) => boolean) => boolean
}

/** Numbers in order, equals allowed. */
const ascend = (...values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || values[at - 1]! <= value)

/** Checked on resolved configurations: a layer alone does not know what lies under it. */
export const configChecks: readonly ConfigCheck[] = [
  {
    name: 'webhook secret',
    keys: ['leads.webhookUrl', 'leads.webhookSecret'],
    message: 'what is posted must be signed: a webhook needs a secret',
    holds: ({ leads }) => leads.webhookUrl === null || leads.webhookSecret !== null,
  },
  {
    name: 'credit of map pictures',
    keys: ['places.tiles.address', 'places.tiles.attribution'],
    message: "a map service's pictures are shown with whom they are by",
    holds: ({ places: { tiles } }) => tiles.address === null || tiles.attribution !== null,
  },
  {
    name: 'loan amounts',
    keys: ['amountMinCents', 'amountDefaultCents', 'amountMaxCents'].map((name) => `finance.calculator.${name}`),
    message: 'the least amount, the one it opens with and the highest must ascend',
    holds: ({ finance: { calculator: c } }) => ascend(c.amountMinCents, c.amountDefaultCents, c.amountMaxCents),
  },
  {
    name: 'interest',
    keys: ['interestMin', 'interestDefault', 'interestMax'].map((name) => `finance.calculator.${name}`),
    message: 'the lowest interest, the one it opens with and the highest must ascend',
    holds: ({ finance: { calculator: c } }) => ascend(c.interestMin, c.interestDefault, c.interestMax),
  },
  {
    name: 'longest term',
    keys: ['termDefault', 'termMax', 'terms'].map((name) => `finance.calculator.${name}`),
    message: 'no term may be longer than the longest',
    holds: ({ finance: { calculator: c } }) => [c.termDefault, ...(c.terms ?? [])].every((term) => term <= c.termMax),
  },
  {
    name: 'offered terms',
    keys: ['termDefault', 'terms'].map((name) => `finance.calculator.${name}`),
    message: 'the term it opens with must be one of those offered',
    holds: ({ finance: { calculator: c } }) => c.terms === null || c.terms.includes(c.termDefault),
  },
  {
    name: 'finance provider',
    keys: ['finance.provider', 'finance.providers'],
    message: 'the provider must be among the providers',
    holds: ({ finance }) => finance.provider === null || Object.hasOwn(finance.providers, finance.provider),
  },
  {
    name: 'least amount of a provider',
    keys: ['finance.providers', 'finance.calculator.amountMaxCents'],
    message: "no provider's least amount may be over the highest",
    holds: ({ finance }) =>
      Object.values(finance.providers).every((each) => (each.minAmountCents ?? 0) <= finance.calculator.amountMaxCents),
  },
  {
    name: 'quotes',
    keys: ['finance.providers'],
    message: 'quotes of our own need a rate, and those of a service its address',
    holds: ({ finance }) =>
      Object.values(finance.providers).every(({ quotes }) => {
        if (quotes.from === 'ourselves') return quotes.rates.length > 0
        return quotes.from === 'nobody' || quotes.url !== null
      }),
  },
  {
    name: 'estimate',
    keys: ['finance.estimate.depositPercent', 'finance.estimate.finalPaymentPercent'],
    message: 'deposit and final payment together must be less than the price',
    holds: ({ finance: { estimate } }) => estimate.depositPercent + estimate.finalPaymentPercent < 100,
  },
  {
    name: 'comparison example',
    keys: ['finance.example.rate', 'finance.example.comparisonRate'],
    message: 'an example names both rates or neither',
    holds: ({ finance: { example } }) => (example.rate === null) === (example.comparisonRate === null),
  },
  {
    name: 'price slider',
    keys: ['minCents', 'maxCents', 'stepCents'].map((name) => `listing.priceSlider.${name}`),
    message: 'there must be room for a step between the lowest and the highest price',
    holds: ({ listing: { priceSlider: p } }) => p.minCents + p.stepCents <= p.maxCents,
  },
  {
    name: 'budget',
    keys: ['budget.depositCents', 'budget.quickPicksCents', 'budget.maxPriceCents'],
    message: 'deposit and quick picks must lie within the highest price',
    holds: ({ budget }) =>
      [budget.depositCents, ...budget.quickPicksCents].every((each) => each <= budget.maxPriceCents),
  },
  {
    name: 'delivery regions',
    keys: ['delivery.regions'],
    message: 'no postcode may be in two regions, or twice in one',
    holds: ({ delivery }) => !overlap(delivery.regions.flatMap(({ postcodes }) => postcodes)),
  },
  {
    name: 'promo places',
    keys: ['listing.promos.positions', 'listing.pageSize'],
    message: 'a promo card must have its place on the page',
    holds: ({ listing }) => listing.promos.positions.every((place) => place <= listing.pageSize),
  },
  {
    name: 'navigation',
    keys: ['header.nav'],
    message: 'every link must lead to a page',
    holds: ({ header }, leads) =>
      header.nav.every(({ href, items = [] }) => [{ href }, ...items].every((item) => !item.href || leads(item.href))),
  },
  {
    name: 'footer',
    keys: ['footer.groups'],
    message: 'every link must lead to a page',
    holds: ({ footer }, leads) => footer.groups.every(({ items = [] }) => items.every(({ href }) => leads(href))),
  },
  {
    name: 'finance link',
    keys: ['finance.link'],
    message: 'must lead to a page',
    holds: ({ finance }, leads) => leads(finance.link),
  },
  {
    name: 'cleared filters',
    keys: ['listing.clearFiltersTarget'],
    message: 'must lead to a page',
    holds: ({ listing: { clearFiltersTarget: to } }, leads) => to === 'listing' || leads(to),
  },
  {
    name: 'paths of pages',
    keys: ['pages.own'],
    message: 'no two pages may have one path',
    holds: ({ pages }) => new Set(pages.own.map(({ path }) => path)).size === pages.own.length,
  },
  {
    name: 'button of the popup',
    keys: ['banners.popup.buttonLabel', 'banners.popup.buttonHref'],
    message: 'a button with a label must lead somewhere',
    holds: ({ banners: { popup } }) => popup.buttonLabel === null || popup.buttonHref !== null,
  },
  {
    name: 'chat service',
    keys: ['contact.chat.script', 'outsideHosts.chat'],
    message: "the chat service's script must come from one of its hosts",
    holds: ({ contact: { chat }, outsideHosts }) =>
      chat.script === null || outsideHosts.chat.includes(new URL(chat.script).origin),
  },
  {
    name: 'redirects that go round',
    keys: ['redirects.paths'],
    message: 'no old path may lead back to itself',
    holds: ({ redirects: { paths } }) =>
      paths.every(({ from, prefix }) => !goesRound(paths, prefix ? `${from}/x` : from)),
  },
  {
    name: 'redirects to other hosts',
    keys: ['redirects.paths', 'redirects.hosts'],
    message: 'old paths may lead to this site and to its hosts only',
    holds: ({ redirects: { paths, hosts } }) => paths.every(({ to }) => !leadsAway(to, hosts)),
  },
  {
    name: 'hosted search',
    keys: ['search.host', 'search.apiKey'],
    message: 'a hosted search needs an address and a key',
    holds: ({ search }) => (search.host === null) === (search.apiKey === null),
  },
  {
    name: 'watchlist',
    keys: ['features.watchlist', 'features.signIn'],
    message: 'a watchlist is for those who can sign in',
    holds: ({ features }) => !features.watchlist || features.signIn,
  },
]
