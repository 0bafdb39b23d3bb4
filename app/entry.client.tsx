import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterPaint } from './browser/after-paint.ts'

// The page is complete as it came: it is shown before it is taken over. One that nobody sees is not painted.
if (document.visibilityState === 'hidden') takeOver()
else afterPaint(takeOver)

function takeOver(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
