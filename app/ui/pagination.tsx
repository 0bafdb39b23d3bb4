import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { pageList } from './page-list.ts'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page: real links, for crawlers, for a new tab, and where there is no script. */
  hrefFor: (page: number) => string
  label?: string
}

/** The way to each page. A phone has room for the words, not for the numbers (templates/pagination.css). */
export function Pagination({ page, pages, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  const numbers = pageList(page, pages)
  return (
    <nav aria-label={label} className="pages">
      <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <Icon name="chevron-left" /> Previous
      </Step>
      <p>
        Page {page} of {pages}
      </p>
      <ol>
        {numbers.map((number, at) => (
          <li key={number === 0 ? `gap-${numbers[at - 1]}` : number} aria-hidden={number === 0 || undefined}>
            {number === 0 ? (
              '…'
            ) : (
              <a
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < pages ? hrefFor(page + 1) : null} rel="next">
        Next <Icon name="chevron-right" />
      </Step>
    </nav>
  )
}

/** At an end the word stays in its place, unlinked, so that the row does not jump from page to page. */
function Step({ href, rel, children }: { href: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  return href === null ? (
    <span aria-hidden="true">{children}</span>
  ) : (
    <a href={href} rel={rel}>
      {children}
    </a>
  )
}
