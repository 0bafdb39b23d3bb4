import { LocalStore } from '#domain/visitors/local-store.ts'

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** This device's records for the site. Call it in the browser only: after the page is shown, or on a click. */
export function localStore(site: string): LocalStore {
  try {
    return new LocalStore(window.localStorage, site)
  } catch {
    // Merely touching localStorage throws where the shopper has forbidden it.
    return new LocalStore(nothing, site)
  }
}
