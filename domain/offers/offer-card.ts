import type { OfferRecord } from '#db/offers.ts'
import { plainWords } from '#config/markdown/markdown-tree.ts'
import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import type { PublicConfig } from '#config/site/site-config.ts'
import { type CollapsedText, collapseText } from '../content/collapse-text.ts'
import { rateWords } from '../finance/repayment-words.ts'
import { shortWarning } from '../finance/statutory-warnings.ts'
import { formatDate } from '../formats/date.ts'
import { stateZone } from '../locations/state-zone.ts'
import { type OfferAction, offerActions, offerPath } from './offer-links.ts'
import { statesMoney } from './states-money.ts'

/** Both rates and what the law wants beside them: never cut, never folded away. */
export interface OfferRates {
  readonly rate: string
  readonly comparisonRate: string
  readonly warning: string
}

/** An offer as a card shows it. */
export interface OfferCard {
  readonly id: number
  readonly href: string
  readonly name: string
  readonly category: string
  readonly description: CollapsedText | null
  readonly rates: OfferRates | null
  readonly disclaimer: CollapsedText | null
  readonly picture: string | null
  /** 'Ends 30/06/2026': its last day. */
  readonly ends: string | null
  readonly actions: readonly OfferAction[]
}

interface Around {
  readonly site: { readonly kind: 'dealer' | 'manufacturer' | 'group' }
  readonly config: Pick<PublicConfig, 'offers' | 'pages' | 'features' | 'disclaimers' | 'locale'>
  /** Slugs of the dealerships the site shows, by id. */
  readonly dealerships: ReadonlyMap<number, string>
  /** Where models have pages of their own, by slug. */
  readonly modelPages: ReadonlyMap<string, string>
}

/** Whether an offer may be shown at all: one that states money says both rates, and never in its name, which is larger. */
export const isLawful = ({ name, description, rate, comparisonRate }: OfferRecord): boolean =>
  !statesMoney(name) && ((rate !== null && comparisonRate !== null) || !statesMoney(description))

/** An offer as a site shows it among others. */
export function offerCard({ site, config, dealerships, modelPages }: Around, offer: OfferRecord): OfferCard {
  const { id, name, category, imageOrModelImageUrl, imageUrl, rate, comparisonRate } = offer
  const words = wordsOf(offer)
  const disclaimer = offer.disclaimer ?? config.disclaimers.offer
  return {
    id,
    href: offerPath(site.kind, offer),
    name,
    category,
    description: words ? collapseText(words, 'description') : null,
    rates:
      rate === null || comparisonRate === null
        ? null
        : { rate: rateWords(rate), comparisonRate: rateWords(comparisonRate), warning: shortWarning },
    disclaimer: disclaimer ? collapseText(disclaimer, 'disclaimer') : null,
    picture: imageUrl ?? imageOrModelImageUrl,
    ends: offer.expiresAt && `Ends ${lastDay(offer.expiresAt, config.locale.defaultState)}`,
    actions: offerActions({ config, modelPages, dealershipSlug: dealerships.get(offer.dealershipId) ?? null }, offer),
  }
}

/** An expiry at midnight ends the day before. */
export const lastDay = (expiresAt: Date, state: PublicConfig['locale']['defaultState']): string =>
  formatDate(new Date(expiresAt.getTime() - 1), stateZone(state))

const wordsOf = ({ sanitizedDescription, description }: OfferRecord): string | null =>
  sanitizedDescription ?? (description && plainWords(parseMarkdown(description)))
