import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { FormView } from '#domain/leads/form-view.ts'
import { useSiteSlug } from '../browser/site-slug.ts'
import { formNeeded } from './form-needed.ts'
import type { LeadFormProps } from './lead-form.tsx'

let loaded: ComponentType<LeadFormProps> | undefined
const load = async () => (loaded = (await import('./lead-form.tsx')).LeadForm)
const Lazy = lazy(async () => {
  await formNeeded()
  return { default: await load() }
})

// The server has it before it renders anything.
if (import.meta.env.SSR) await load()

/** A form's place on a page: it stands there as it came, and works, until it is touched and its script takes it over. */
export function LeadFormSlot({ view }: { view: FormView }) {
  const site = useSiteSlug()
  const { pathname } = useLocation()
  const Form = loaded ?? Lazy
  return (
    <Suspense>
      <Form key={view.clientId} view={view} site={site} page={pathname} shownAt={0} />
    </Suspense>
  )
}
