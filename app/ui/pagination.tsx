import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { pageList } from './page-list.ts'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page: real links, for crawlers and for a new tab. */
  hrefFor: (page: number) => string
  label?: string
}

const step = 'inline-flex min-h-[3rem] min-w-[3rem] items-center justify-center gap-1 rounded-box px-3 no-underline tabular-nums'

export function Pagination({ page, pages, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  const numbers = pageList(page, pages)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-2 sm:justify-start">
      <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <Icon name="chevron-left" />
        Previous
      </Step>
      {/* A phone has room for the words, not for the numbers. */}
      <p className="text-muted tabular-nums sm:hidden">
        Page {page} of {pages}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {numbers.map((number, index) =>
          number === 0 ? (
            <li key={`gap-${numbers[index - 1]}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(step, 'hover:bg-surface aria-[current=page]:bg-ink aria-[current=page]:text-ground gallery:aria-[current=page]:bg-transparent gallery:aria-[current=page]:text-ink gallery:aria-[current=page]:underline')}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? hrefFor(page + 1) : null} rel="next">
        Next
        <Icon name="chevron-right" />
      </Step>
    </nav>
  )
}

/** At an end the word stays in its place, unlinked, so that the row does not jump from page to page. */
function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to === null) return <span aria-hidden="true" className={classNames(step, 'text-muted')}>{children}</span>
  return (
    <Link to={to} rel={rel} className={classNames(step, 'font-semibold hover:bg-surface gallery:font-normal')}>
      {children}
    </Link>
  )
}
