import { lazy, Suspense, useRef, useState, type ComponentType, type RefObject } from 'react'
import { Form } from 'react-router'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { Icon } from '../ui/icon.tsx'

interface StockSearchProps {
  /** Where the answer is; '' is this page. */
  action?: string
  query?: string
  /** What else the address holds and a new search should not lose. */
  kept?: readonly (readonly [name: string, value: string])[]
  className?: string
  /** Told apart by its label where a page has several. */
  label?: string
}

/** Loaded when someone first turns to a box; where that fails the box is still a form. */
const SearchSuggestions = lazy<ComponentType<{ input: RefObject<HTMLInputElement | null> }>>(() =>
  import('./search-suggestions/search-suggestions.tsx').then((module) => ({ default: module.SearchSuggestions }), () => ({ default: () => null })),
)

/** A search box over the site's stock. A form like any other: it needs no script. */
export function StockSearch({ action = allStockPath, query = '', kept, className, label = 'Search our stock' }: StockSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  // Suggestions lead to other listings: a box that narrows this one has none.
  const want = () => setWanted(action === allStockPath)
  return (
    <search aria-label={label} className={className}>
      <Form action={action || undefined} className="relative flex items-stretch">
        {kept?.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={label}
          placeholder="Make, model, stock number…"
          defaultValue={query}
          key={query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={want}
          onInput={want}
          className="min-h-[3rem] min-w-0 grow rounded-l-box border border-r-0 border-line bg-ground px-4 text-ink placeholder:text-muted"
        />
        <button type="submit" className="button min-w-[3rem] rounded-l-none! px-4">
          <Icon name="search" />
          <span className="sr-only">Search</span>
        </button>
        {isWanted && (
          <Suspense fallback={null}>
            <SearchSuggestions key={query} input={input} />
          </Suspense>
        )}
      </Form>
    </search>
  )
}
