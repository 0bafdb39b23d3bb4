import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  /** The last one is the page itself and needs none. */
  to?: string
}

/** The way here. A long last step is cut short: the page's heading says it in full. */
export function Breadcrumb({ crumbs, label = 'Breadcrumb' }: { crumbs: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ label: text, to }, index) => (
          <li key={text} className="flex max-w-full min-w-0 items-center gap-1">
            {to && index < crumbs.length - 1 ? (
              <a
                href={to}
                className="inline-flex min-h-[2.25rem] items-center underline decoration-transparent hover:text-ink hover:decoration-current"
              >
                {text}
              </a>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {text}
              </span>
            )}
            {index < crumbs.length - 1 && <Icon name="chevron-right" className="size-[0.875rem]" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
