import type { ViewOf } from '#domain/content/load-sections.server.ts'
import { HeroFullBleed } from './hero-full-bleed.tsx'
import { HeroPrice } from './hero-price.tsx'
import { HeroSplit } from './hero-split.tsx'

export interface HeroProps {
  view: ViewOf<'hero'>
  /** 1 where the hero's title is the page's. */
  level: 1 | 2
}

const layouts = { split: HeroSplit, price: HeroPrice, fullBleed: HeroFullBleed }

/** The opening of a page, composed the way the site has chosen. */
export function Hero(props: HeroProps) {
  const Layout = layouts[props.view.layout]
  return <Layout {...props} />
}
