import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { countBodyTypes } from '../vehicles/body-types.ts'
import type { MenuLink } from './header-menu.ts'

export interface FooterGroup {
  title: string
  items: MenuLink[]
}

const mostBodies = 8

/** The footer's groups: configured links, body types from stock, the dealership's own name. Empty ones are left out. */
export function footerGroups(groups: PublicConfig['footer']['groups'], name: string, stock: readonly StockVehicle[]): FooterGroup[] {
  return groups
    .map(({ title, items, menu }) => ({
      title: title.replaceAll('{dealership}', name),
      items: items?.map((item) => ({ ...item })) ?? (menu === 'bodyTypes' ? bodyLinks(stock) : []),
    }))
    .filter(({ items }) => items.length > 0)
}

function bodyLinks(stock: readonly StockVehicle[]): MenuLink[] {
  const bodies = countBodyTypes(stock.map(({ simpleBody }) => simpleBody)).slice(0, mostBodies)
  return bodies.map(({ type, count }) => ({ label: type.label, href: `/search/${type.slug}`, count }))
}
