import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'
import type { MenuLink } from './header-menu.ts'

interface FooterGroup {
  title: string
  items: MenuLink[]
}

/** The footer's groups: configured links, body types from stock, the dealership's own name. Empty ones are left out. */
export function footerGroups(
  groups: PublicConfig['footer']['groups'],
  name: string,
  { bodies }: StockShape,
): FooterGroup[] {
  const bodyLinks = bodies.map(({ slug, label }) => ({ label, href: `/search/${slug}` }))
  return groups
    .map(({ title, items, menu }) => ({
      title: title.replaceAll('{dealership}', name),
      items: items?.map((item) => ({ ...item })) ?? (menu === 'bodyTypes' ? bodyLinks : []),
    }))
    .filter(({ items }) => items.length > 0)
}
