import type { ModelsView } from '#domain/models/open-models.server.ts'
import { PageHead } from './page-head.tsx'
import { Range } from './range.tsx'

/** The range by body, or all of one. */
export function ModelsPage({ view: { crumbs, title, choices, all, groups } }: { view: ModelsView }) {
  return (
    <>
      <PageHead crumbs={crumbs} title={title}>
        {choices.length > 0 && (
          <nav aria-label="Models by body" className="mt-4">
            <ul className="flex gap-x-6 tabular-nums max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
              {[
                { label: 'All', count: all.count, href: all.href, isCurrent: !choices.some((each) => each.isCurrent) },
                ...choices,
              ].map(({ label, count, href, isCurrent }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className="inline-flex min-h-[3rem] items-center gap-1.5 underline decoration-transparent underline-offset-[0.3em] hover:decoration-current aria-[current]:font-semibold aria-[current]:decoration-accent aria-[current]:decoration-2"
                  >
                    {label} <span className="text-sm text-muted">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHead>
      <div className="page pt-6 pb-16">
        <Range groups={groups} level={2} />
        {groups.length === 0 && (
          <p className="text-lg">No models to show just now. Our stock has what is here today.</p>
        )}
      </div>
    </>
  )
}
