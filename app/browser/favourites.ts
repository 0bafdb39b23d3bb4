import { useSyncExternalStore } from 'react'
import { localKey } from '#domain/visitors/local-key.ts'
import type { LocalRecord } from '#domain/visitors/local-records.ts'

type Favourite = LocalRecord<'favourites'>

// What this browser has read of its own records. Never written while a page is rendered on the server.
const known = new Map<string, ReadonlySet<number>>()
const listeners = new Set<() => void>()
/** When the store has taken what was pressed last. */
let last: Promise<void> = Promise.resolve()

/** Whether the shopper has saved this vehicle; in step with every other card of it, and with other tabs. */
export function useFavourite(site: string, id: number): boolean {
  return useSyncExternalStore(subscribe, () => isFavourite(site, id), isNoneYet)
}

/** The same, now. */
export const isFavourite = (site: string, id: number): boolean => idsOf(site).has(id)

/** What a page says before the device has been asked. */
const isNoneYet = (): boolean => false

/** Saves a vehicle or takes it back. It shows at once; where the device does not take it, it is taken back. */
export async function setFavourite(site: string, favourite: Favourite, isSaved: boolean): Promise<void> {
  const ids = new Set(idsOf(site))
  if (isSaved) ids.add(favourite.id)
  else ids.delete(favourite.id)
  show(site, ids)
  // One after the other: the store that the first waits for may come to the second sooner.
  const own = (last = last.catch(() => {}).then(() => write(site, favourite, isSaved)))
  await own
  // What was pressed meanwhile is not in the store yet.
  if (own === last) show(site, readIds(site))
}

async function write(site: string, favourite: Favourite, isSaved: boolean): Promise<void> {
  // Checking whole records is left to the store, which is fetched when first something is saved.
  const { localStore } = await import('./local-store.ts')
  const store = localStore(site)
  if (isSaved) store.add('favourites', favourite)
  else store.remove('favourites', favourite)
}

function show(site: string, ids: ReadonlySet<number>): void {
  known.set(site, ids)
  for (const listener of listeners) listener()
}

function idsOf(site: string): ReadonlySet<number> {
  const ids = known.get(site) ?? readIds(site)
  known.set(site, ids)
  return ids
}

/** Only the numbers: enough to fill hearts. Storage may be forbidden or hold anything at all. */
function readIds(site: string): ReadonlySet<number> {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(localKey(site, 'favourites')) ?? '[]')
    return new Set(Array.isArray(entries) ? entries.flatMap(idOf) : [])
  } catch {
    return new Set()
  }
}

const idOf = (entry: unknown): number[] =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'number' ? [entry.id] : []

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', readAgain)
    window.addEventListener('pageshow', readAllAgain)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', readAgain)
    window.removeEventListener('pageshow', readAllAgain)
  }
}

/** Another tab has saved or taken back something. */
function readAgain(event: StorageEvent): void {
  for (const site of known.keys())
    if (event.key === null || event.key === localKey(site, 'favourites')) show(site, readIds(site))
}

/** A page the browser had put away comes back as it was; something may have been saved on the next one meanwhile. */
function readAllAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const site of known.keys()) show(site, readIds(site))
}
