import type { PublicConfig } from '#config/site/site-config.ts'
import { nounOfKinds, nouns } from '../../vehicles/nouns.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

const features = {
  offers: { title: 'Latest offers', text: 'What is on now, and until when.', path: '/special-offers', desk: 'main' },
  service: {
    title: 'Book a service',
    text: 'Logbook servicing and repairs by our own workshop.',
    path: '/service',
    desk: 'service',
  },
  sell: { title: 'Sell your', text: 'A fair figure, whether or not you buy from us.', path: '/trade-in', desk: 'main' },
} as const

/** Each feature of the banner, and where it leads; without a page it is a call away. */
export function featureItems(config: Pick<PublicConfig, 'banners' | 'contact' | 'pages'>, sold: string) {
  const { banners, contact } = config
  return banners.features.map((name) => {
    const { title, text, path, desk } = features[name]
    return {
      name,
      title: name === 'sell' ? `${title} ${sold}` : title,
      text,
      href: builtPath(config, path),
      phone: contact.phones[desk] ?? contact.phones.main,
    }
  })
}

/** Latest offers, book a service, sell your car (or what is sold here). What has no page yet is a call away. */
export async function loadFeatureBanner({ ctx, overview }: SectionSource, { type }: SpecOf<'featureBanner'>) {
  const { banners } = ctx.config
  if (banners.features.length === 0) return null
  const sold = banners.features.includes('sell') ? nounOfKinds((await overview()).facetCounts, nouns.car).singular : ''
  return { type, items: featureItems(ctx.config, sold) }
}
