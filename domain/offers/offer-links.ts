import type { PublicConfig } from '#config/site/site-config.ts'
import type { OfferCategory, SiteKind } from '#db/value-sets.ts'
import { builtPath } from '../content/built-paths.ts'
import { contentPaths, formPath } from '../content/route-paths.ts'
import { slugOf } from '../formats/slug.ts'

interface Linked {
  readonly id: number
  readonly name: string
  readonly category: OfferCategory
  readonly manufacturer: { readonly name: string; readonly slug: string } | null
  readonly model: { readonly name: string; readonly slug: string; readonly overrideUrl: string | null } | null
}

/** Where an offer is: under its maker, save where the site has but one, or the offer none. */
export function offerPath(kind: SiteKind, { id, manufacturer }: Pick<Linked, 'id' | 'manufacturer'>): string {
  if (kind === 'manufacturer' || !manufacturer) return contentPaths.offer.replace(':id', String(id))
  return contentPaths.makerOffer.replace(':maker', () => manufacturer.slug).replace(':id', String(id))
}

/** One thing to do about an offer. */
export interface OfferAction {
  readonly kind: 'enquire' | 'explore' | 'testDrive'
  readonly label: string
  readonly href: string
}

type Config = Pick<PublicConfig, 'offers' | 'pages' | 'features'>

interface Around {
  readonly config: Config
  /** Where models have pages of their own, by slug. */
  readonly modelPages: ReadonlyMap<string, string>
  readonly dealershipSlug: string | null
}

/** What can be done about an offer, the most likely first. */
export function offerActions({ config, modelPages, dealershipSlug }: Around, offer: Linked): OfferAction[] {
  const { enquireText, exploreText, testDriveText } = config.offers
  const asked = new URLSearchParams({
    offer: offer.name.slice(0, 120),
    ...(dealershipSlug && { preferredDealership: dealershipSlug }),
  })
  const explore = modelHref(config, modelPages, offer)
  const drive = isDriven(offer) ? builtPath(config, '/book-test-drive') : null
  return [
    { kind: 'enquire', label: enquireText, href: `${formPath('offer')}?${asked}` },
    ...(offer.model && explore
      ? [{ kind: 'explore' as const, label: exploreText.replaceAll('{model}', offer.model.name), href: explore }]
      : []),
    ...(drive ? [{ kind: 'testDrive' as const, label: testDriveText, href: drive }] : []),
  ]
}

/** Where its maker or dealer says, or the model's own page, where there is one; else what is in stock of it. */
function modelHref(config: Config, pages: Around['modelPages'], { manufacturer, model }: Linked): string | null {
  if (!model) return null
  const told = model.overrideUrl && builtPath(config, model.overrideUrl)
  return told || (pages.get(model.slug) ?? (manufacturer && `/search/${manufacturer.slug}/${slugOf(model.name)}`))
}

const isDriven = ({ category }: Linked): boolean => category === 'Vehicle offer' || category === 'Finance offer'
