import { Link } from 'react-router'

interface SiteHeaderProps {
  name: string
  phone: string | null
}

export function SiteHeader({ name, phone }: SiteHeaderProps) {
  return (
    <header className="border-b border-line bg-ground">
      <a href="#content" className="button sr-only focus:not-sr-only focus:absolute focus:m-2">
        Skip to content
      </a>
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-4">
        <Link to="/" className="font-display text-xl font-semibold no-underline">
          {name}
        </Link>
        <nav aria-label="Main" className="flex-1">
          <Link to="/search/new-used-and-demo-cars" className="inline-flex min-h-12 items-center">
            Our Stock
          </Link>
        </nav>
        {phone && (
          <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className="inline-flex min-h-12 items-center font-semibold tabular-nums">
            {phone}
          </a>
        )}
      </div>
    </header>
  )
}
