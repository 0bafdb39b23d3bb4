import type { SimilarCallView } from '#domain/vehicles/similar-call.ts'
import { buttonLook } from '../ui/button-look.ts'

/** Asks for others like it: a form over the page, or a page of its own where no script runs. */
export function SimilarCall({ view: { title, label, href, form } }: { view: SimilarCallView }) {
  return (
    <section aria-labelledby="find-similar" className="page pb-14">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line pt-8 roadhouse:border-t-[length:var(--line-width)] roadhouse:border-ink">
        <div className="min-w-0 max-w-prose wrap-anywhere">
          <h2 id="find-similar" className="text-2xl">
            {title}
          </h2>
          <p className="mt-2 text-muted">Tell us what matters to you. We look through what is coming in, and call.</p>
        </div>
        <a href={href} data-form={form} className={buttonLook('primary')}>
          {label}
        </a>
      </div>
    </section>
  )
}
