import type { FormView } from '#domain/leads/form-view.ts'
import { LeadForm } from '../forms/lead-form.tsx'

/** Asks for others like it. */
export function SimilarForm({ form, site, page }: { form: FormView; site: string; page: string }) {
  return (
    <section aria-labelledby="find-similar" className="page max-w-2xl! pb-14">
      <h2 id="find-similar" className="mb-6 text-2xl">
        {form.form.title}
      </h2>
      <LeadForm view={form} site={site} page={page} shownAt={0} />
    </section>
  )
}
