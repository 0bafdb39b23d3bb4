import { HeroFullBleed } from './hero-full-bleed.tsx'
import type { HeroProps } from './hero-parts.tsx'
import { HeroPrice } from './hero-price.tsx'
import { HeroSplit } from './hero-split.tsx'

const layouts = { split: HeroSplit, price: HeroPrice, fullBleed: HeroFullBleed }

/** The opening of a page, composed the way the site has chosen. */
export function Hero(props: HeroProps) {
  const Layout = layouts[props.view.layout]
  return <Layout {...props} />
}
