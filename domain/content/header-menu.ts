import type { PublicConfig } from '#config/site/site-config.ts'
import { slugOf } from '../formats/slug.ts'
import { allStockPath } from '../listings/stock-paths.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'

export interface MenuLink {
  label: string
  href: string
}

export interface MenuItem {
  label: string
  href?: string
  items?: MenuLink[]
  emphasised?: boolean
}

type NavItem = PublicConfig['header']['nav'][number]

/** The navigation with its dynamic dropdowns filled from the site's stock. A dropdown with nothing in it is a link. */
export function headerMenu(nav: readonly NavItem[], shape: StockShape): MenuItem[] {
  return nav.map((item) => {
    const { label, href, emphasised } = item
    const links = linksOf(item, shape)
    return { label, ...(links.length > 0 ? { items: links } : { href }), ...(emphasised && { emphasised }) }
  })
}

function linksOf({ items, menu }: NavItem, shape: StockShape): MenuLink[] {
  if (items) return items.map((item) => ({ ...item }))
  if (menu === 'stock') return stockLinks(shape)
  if (menu === 'brands') return shape.makes.map((make) => ({ label: make, href: `/search/${slugOf(make)}` }))
  return []
}

const typeLabels = { new: 'New', demo: 'Demo', used: 'Used' } as const

function stockLinks({ carTypes }: StockShape): MenuLink[] {
  const types = carTypes.map((type) => ({ label: typeLabels[type], href: `/search/${type}-cars` }))
  return [{ label: 'All stock', href: allStockPath }, ...types]
}
