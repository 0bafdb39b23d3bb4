import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { allStockPath, pathWord } from '../listings/stock-paths.ts'

export interface MenuLink {
  label: string
  href: string
  /** How many there are, where the link leads to stock. */
  count?: number
}

export interface MenuItem {
  label: string
  href?: string
  items?: MenuLink[]
  emphasised?: boolean
}

type Nav = PublicConfig['header']['nav']

const most = 8

/** The navigation with its dynamic dropdowns filled from the site's stock. A dropdown with nothing in it is a link. */
export function headerMenu(nav: Nav, stock: readonly StockVehicle[]): MenuItem[] {
  return nav.map(({ label, href, items, menu, emphasised }) => {
    const links = items?.map((item) => ({ ...item })) ?? (menu === 'stock' ? stockLinks(stock) : menu === 'brands' ? makeLinks(stock) : [])
    return { label, ...(links.length > 0 ? { items: links } : { href }), ...(emphasised && { emphasised }) }
  })
}

/** All of it, then by type, then the bodies there are most of. */
function stockLinks(stock: readonly StockVehicle[]): MenuLink[] {
  const types = ([['new', 'New'], ['demo', 'Demo'], ['used', 'Used']] as const)
    .map(([type, label]) => ({ label, href: `/search/${type}-cars`, count: stock.filter(({ carType }) => carType === type).length }))
    .filter(({ count }) => count > 0)
  return [{ label: 'All stock', href: allStockPath, count: stock.length }, ...types]
}

function makeLinks(stock: readonly StockVehicle[]): MenuLink[] {
  const makes = [...Map.groupBy(stock, ({ make }) => make)].map(([make, { length }]) => ({ label: make, href: `/search/${pathWord(make)}`, count: length }))
  return makes.toSorted((a, b) => b.count - a.count).slice(0, most)
}
