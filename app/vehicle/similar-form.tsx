import type { FormView } from '#domain/leads/form-view.ts'
import { LeadFormSlot } from '../forms/lead-form-slot.tsx'

/** Asks for others like it. */
export function SimilarForm({ form }: { form: FormView | null }) {
  return (
    form && (
      <section aria-labelledby="find-similar" className="page max-w-2xl! pb-14">
        <h2 id="find-similar" className="mb-6 text-2xl">
          {form.form.title}
        </h2>
        <LeadFormSlot view={form} />
      </section>
    )
  )
}
