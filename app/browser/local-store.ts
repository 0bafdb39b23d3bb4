import { LocalStore } from '#domain/visitors/local-store.ts'

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** This device's records for the site. Call it in the browser only: after the page is shown, or on a click. */
export function localStore(site: string): LocalStore {
  try {
    return new LocalStore(window.localStorage, site, (kind) => {
      if (kind === 'favourites' || kind === 'compare') void showKept(site)
    })
  } catch {
    // Merely touching localStorage throws where the shopper has forbidden it.
    return new LocalStore(nothing, site)
  }
}

/** The header's count, the tray and buttons say what is kept: in this tab, too, where no event tells of it. */
async function showKept(site: string): Promise<void> {
  const kept = await import('../kept/kept-lists.ts')
  kept.showKept(site)
}
