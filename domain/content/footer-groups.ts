import type { PublicConfig } from '#config/site/site-config.ts'
import { leadingLinks, type MenuLink, type MenuSource, worded } from './menu-links.ts'

interface FooterGroup {
  title: string
  items: MenuLink[]
}

/** The footer's groups: configured links, body types from stock, the dealership's own name. Empty ones are left out. */
export function footerGroups(
  groups: PublicConfig['footer']['groups'],
  name: string,
  source: MenuSource,
): FooterGroup[] {
  const bodies = source.shape.bodies.map(({ slug, label }) => ({ label, href: `/search/${slug}` }))
  return groups
    .map(({ title, items, menu }) => ({
      title: worded(title, source.shape).replaceAll('{dealership}', name),
      items: items ? leadingLinks(items, source) : menu === 'bodyTypes' ? bodies : [],
    }))
    .filter(({ items }) => items.length > 0)
}
