import { Icon } from '../../ui/icon.tsx'
import { pageList } from '../../ui/page-list.ts'

interface ListingPagesProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
}

/** Real links to every page, for crawlers, a new tab, and where there is no script; the listing answers their clicks. */
export function ListingPages({ page, pages, hrefFor }: ListingPagesProps) {
  if (pages === 1) return null
  const numbers = pageList(page, pages)
  return (
    <nav aria-label="Pages" className="listing-pages">
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev">
          <Icon name="chevron-left" /> Previous
        </a>
      )}
      <p>
        Page {page} of {pages}
      </p>
      <ol>
        {numbers.map((number, at) => (
          <li key={number === 0 ? `gap-${numbers[at - 1]}` : number} aria-hidden={number === 0 || undefined}>
            {number === 0 ? '…' : (
              <a href={hrefFor(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefFor(page + 1)} rel="next">
          Next <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
