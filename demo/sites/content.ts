import type { OfferCategory } from '#db/value-sets.ts'

/** What a site says besides its settings. Days count from the day the demo is made. */
export interface SiteContent {
  slides: readonly { name: string; description?: string; url?: string; picture: string; hideOverlay?: true }[]
  posts: readonly {
    heading: string
    description: string
    picture: string
    daysAgo: number
    /** In markdown. */
    paragraphs: readonly string[]
    tags?: readonly string[]
    href?: string
  }[]
  promos: readonly {
    name: string
    title: string
    description: string
    href: string
    picture: string
    position?: readonly number[]
    display?: readonly string[]
    strictDisplay?: true
    from?: number
    days?: number
  }[]
  offers: readonly DemoOffer[]
  brands?: readonly {
    title: string
    grid: string
    skipPage?: true
    paragraphs?: readonly string[]
    /** The picture its page opens with. */
    banner?: string
  }[]
}

export interface DemoOffer {
  /** The dealership that makes it. */
  dealership: string
  name: string
  /** In markdown. */
  description: string
  disclaimer?: string
  /** What an offer that states money must say. */
  rate?: number
  comparisonRate?: number
  category?: OfferCategory
  picture: string
  make?: string
  model?: string
  /** Sites that show the dealership but not this offer. */
  excluded?: readonly string[]
  /** Days until it ends; without them it stands. */
  days?: number
}
