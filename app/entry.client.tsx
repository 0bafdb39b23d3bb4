import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { landingAddress } from './browser/landing-address.ts'
import { isTakenOver } from './browser/use-early-presses.ts'
import { noteEntry } from './browser/visit-entry.ts'
import { startMenus } from './frame/menus.ts'

startMenus()
noteEntry(landingAddress())

// Whoever went back or forth before this, or does while the page is taken over, is at an address it was not made for.
if (isMadeForHere()) {
  addEventListener('popstate', () => isTakenOver() || isMadeForHere() || location.reload())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
} else location.reload()

function isMadeForHere(): boolean {
  const landing = landingAddress()
  return !landing || (landing.pathname === location.pathname && landing.search === location.search)
}
