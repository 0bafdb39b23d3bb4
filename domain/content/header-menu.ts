import type { PublicConfig } from '#config/site/site-config.ts'
import { slugOf } from '../formats/slug.ts'
import { allStockPath } from '../listings/stock-paths.ts'
import type { BodyModels, StockShape } from '../vehicles/stock-shape.ts'
import { leadingLinks, leadsSomewhere, type MenuLink, type MenuSource, nounOfShape, worded } from './menu-links.ts'

/** What opens under an entry of the navigation. */
export type MenuPanel =
  | { kind: 'links'; groups: { title: string | null; items: MenuLink[] }[] }
  | { kind: 'brands'; items: BrandLink[]; all: MenuLink | null }
  | { kind: 'models'; groups: { title: string; all: MenuLink; rows: ModelRow[] }[]; all: MenuLink | null }

export interface BrandLink extends MenuLink {
  logo: string | null
}

/** Three models, or what is left of them and empty places. */
export type ModelRow = readonly (MenuLink | null)[]

export interface MenuItem {
  label: string
  href?: string
  panel?: MenuPanel
  emphasised?: boolean
}

interface HeaderSource extends MenuSource {
  /** By the make's name in small letters. */
  readonly logos: ReadonlyMap<string, string | null>
  /** Where models have pages of their own, by 'toyota hilux'. */
  readonly modelPages: ReadonlyMap<string, string>
}

type NavItem = PublicConfig['header']['nav'][number]

/**
 * The navigation with its dynamic dropdowns filled from the site's stock. A dropdown with nothing in it is a link, and what
 * would lead nowhere is left out.
 */
export function headerMenu(nav: readonly NavItem[], source: HeaderSource): MenuItem[] {
  return nav.flatMap((item) => {
    const own = item.href !== undefined && leadsSomewhere(item.href, source) ? item.href : undefined
    const label = worded(item.label, source.shape)
    const panel = panelOf(item, own === undefined ? null : { label: `All ${label.toLowerCase()}`, href: own }, source)
    const entry = panel ? { panel } : own === undefined ? null : { href: own }
    return entry ? [{ label, ...entry, ...(item.emphasised && { emphasised: true }) }] : []
  })
}

function panelOf({ items, menu }: NavItem, all: MenuLink | null, source: HeaderSource): MenuPanel | null {
  if (items) return linksPanel([{ title: null, items: leadingLinks(items, source) }])
  if (menu === 'stock') return linksPanel(stockGroups(source.shape))
  if (menu === 'brands') return brandsPanel(all, source)
  return menu === 'models' ? modelsPanel(all, source) : null
}

function linksPanel(groups: { title: string | null; items: MenuLink[] }[]): MenuPanel | null {
  const filled = groups.filter(({ items }) => items.length > 0)
  return filled.length > 0 ? { kind: 'links', groups: filled } : null
}

const typeLabels = { new: 'New', demo: 'Demo', used: 'Used' } as const

function stockGroups(shape: StockShape) {
  const { plural } = nounOfShape(shape)
  const types = shape.carTypes.map((type) => ({ label: `${typeLabels[type]} ${plural}`, href: `/search/${type}-cars` }))
  const bodies = shape.bodies.map(({ slug, label }) => ({ label, href: `/search/${slug}` }))
  return [
    { title: null, items: [{ label: 'All stock', href: allStockPath }, ...types] },
    // One body is no choice: it is all there is.
    { title: 'By body type', items: bodies.length > 1 ? bodies : [] },
  ]
}

function brandsPanel(all: MenuLink | null, { shape, logos }: HeaderSource): MenuPanel | null {
  const items = shape.makes.map((make) => ({
    label: make,
    href: `/search/${slugOf(make)}`,
    logo: logos.get(make.toLowerCase()) ?? null,
  }))
  return items.length > 0 ? { kind: 'brands', items, all } : null
}

/** A menu is to choose from, not to read: the rest of a long range is one press further. */
const mostModels = 9
const perRow = 3

function modelsPanel(all: MenuLink | null, { shape: { models, makes }, modelPages }: HeaderSource): MenuPanel | null {
  const groups = models
    .filter((body) => body.models.length > 0)
    .map((body) => modelGroup(body, modelPages, makes.length > 1))
  return groups.length > 0 ? { kind: 'models', groups, all } : null
}

function modelGroup({ slug, label, models }: BodyModels, pages: HeaderSource['modelPages'], namesMake: boolean) {
  const links = models
    .slice(0, mostModels)
    .map(({ make, model }) => ({
      label: namesMake ? `${make} ${model}` : model,
      href: pages.get(`${make} ${model}`.toLowerCase()) ?? `/search/${slugOf(make)}/${slugOf(model)}`,
    }))
  return { title: label, all: { label: `All ${label}`, href: `/search/${slug}` }, rows: inRows(links) }
}

/** Rows of three, the last one filled up with empty places. */
export function inRows<T>(items: readonly T[]): (T | null)[][] {
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    Array.from({ length: perRow }, (__, place) => items[row * perRow + place] ?? null),
  )
}
