import type { FormView } from '#domain/leads/form-view.ts'
import type { NotInStockView } from '#domain/vehicles/not-in-stock.server.ts'
import { ServerRendered } from '../islands/server-rendered.tsx'
import { SimilarForm } from './similar-form.tsx'

const Words = import.meta.env.SSR ? (await import('./not-in-stock.tsx')).NotInStock : null

interface NotInStockPageProps {
  form: FormView | null
  /** Only the server has it. */
  words: { view: NotInStockView } | undefined
}

/** Where a vehicle was, or where somebody thought one would be. */
export function NotInStockPage({ form, words }: NotInStockPageProps) {
  return (
    <>
      <ServerRendered>{Words && words && <Words view={words.view} />}</ServerRendered>
      <SimilarForm form={form} />
    </>
  )
}
