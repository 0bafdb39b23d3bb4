import type { FormView } from '#domain/leads/form-view.ts'
import type { NotInStockView } from '#domain/vehicles/not-in-stock.server.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'

const parts = import.meta.env.SSR
  ? { ...(await import('./not-in-stock.tsx')), ...(await import('./similar-form.tsx')) }
  : null

interface NotInStockWords {
  view: NotInStockView
  form: FormView | null
  site: string
  page: string
}

/** Where a vehicle was, or where somebody thought one would be. Only the server has its words. */
export function NotInStockPage({ words }: { words: NotInStockWords | undefined }) {
  return (
    <ServerRendered>
      {parts && words && <parts.NotInStock view={words.view} />}
      {parts && words?.form && <parts.SimilarForm {...words} form={words.form} />}
    </ServerRendered>
  )
}
