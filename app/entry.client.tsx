import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterPaint } from './browser/after-paint.ts'
import { landingAddress } from './browser/landing-address.ts'

// The page is complete as it came: it is shown before it is taken over. One that nobody sees is not painted.
if (document.visibilityState === 'hidden') takeOver()
else afterPaint(takeOver)

function takeOver(): void {
  // Whoever went back or forth before this is at an address that this page was not made for.
  if (!isMadeForHere()) return void location.reload()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

function isMadeForHere(): boolean {
  const landing = landingAddress()
  return !landing || (landing.pathname === location.pathname && landing.search === location.search)
}
