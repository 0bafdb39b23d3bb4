import { comparePath, isOwnComparison } from '#domain/compare/compare-address.ts'
import type { CompareView } from '#domain/compare/open-compare.server.ts'
import { localStore } from '../browser/local-store.ts'

/** Where the address names no vehicles the device's own list is opened; else that list follows what is shown, if it is that. */
export function followOwn({ site, isNamed, slugs, columns }: CompareView): void {
  const store = localStore(site)
  const own = store.read('compare').map(({ slug }) => slug)
  if (!isNamed) {
    if (own.length > 0) location.replace(comparePath(own))
    return
  }
  if (own.join() === slugs.join() || !isOwnComparison(own, slugs)) return
  store.clear('compare')
  // The latest is first, so the first comes last.
  for (const { id, name, slug } of columns.toReversed()) store.add('compare', { id, name, slug })
}
