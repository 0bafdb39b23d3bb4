/** A step of the way to a page; the last is the page itself and has no address. */
interface Crumb {
  readonly label: string
  readonly to?: string
}

/** The way to a page, for machines. */
export const breadcrumbList = (origin: string, path: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: `${origin}${to ?? path}`,
  })),
})
