import type { NotInStockView } from '#domain/vehicles/not-in-stock.server.ts'
import type { SimilarCallView } from '#domain/vehicles/similar-call.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'

const parts = import.meta.env.SSR
  ? { ...(await import('./not-in-stock.tsx')), ...(await import('./similar-call.tsx')) }
  : null

interface NotInStockWords {
  view: NotInStockView
  similar: SimilarCallView | null
}

/** Where a vehicle was, or where somebody thought one would be. Only the server has its words. */
export function NotInStockPage({ words }: { words: NotInStockWords | undefined }) {
  return (
    <ServerRendered>
      {parts && words && <parts.NotInStock view={words.view} />}
      {parts && words?.similar && <parts.SimilarCall view={words.similar} />}
    </ServerRendered>
  )
}
