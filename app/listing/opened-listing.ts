import type { ListingLook } from '#domain/listings/listing-state.ts'
import { readListing, writeListing, type OpenedListing } from '#domain/listings/sent-listing.ts'

/** What the listing's loader gives: as text from the server, or what this browser knew by itself. */
type LoadedListing = { readonly sent: string } | { readonly opened: OpenedListing }

const read = new WeakMap<LoadedListing, OpenedListing>()

/** What a loader on the server gives; what it was written from is at hand where the page is rendered. */
export function sentListing(opened: OpenedListing, view: ListingLook): { sent: ReturnType<typeof writeListing> } {
  const loaded = { sent: writeListing(opened, view) }
  read.set(loaded, opened)
  return loaded
}

/** The listing, read once however often it is asked for. */
export function openedListing(loaded: LoadedListing): OpenedListing {
  if ('opened' in loaded) return loaded.opened
  const known = read.get(loaded)
  const opened = known ?? readListing(loaded.sent)
  if (!known) read.set(loaded, opened)
  return opened
}
