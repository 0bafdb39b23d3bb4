import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FormEvent, type RefObject } from 'react'
import { Form } from 'react-router'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { Icon } from '../ui/icon.tsx'

/** Loaded when someone first turns to a box; where that fails the box is still a form. */
const SearchSuggestions = lazy<ComponentType<{ input: RefObject<HTMLInputElement | null> }>>(() =>
  import('./search-suggestions/search-suggestions.tsx').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
)

/** A search box over the site's stock. A form like any other: it needs no script. */
export function StockSearch({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useEffect(() => {
    // Turned to before this page was taken over.
    if (document.activeElement === input.current) setWanted(true)
  }, [])
  // Whoever has asked is done with the box: suggestions would lie over the answer, and the words stand beside it now.
  const leave = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    input.current?.blur()
    setTimeout(() => form.reset())
  }
  return (
    <search aria-label="Search our stock" className={className}>
      <Form action={allStockPath} className="relative flex items-stretch" onSubmit={leave}>
        <input
          ref={input}
          type="search"
          name="query"
          aria-label="Search our stock"
          placeholder="Make, model, stock number…"
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
            <SearchSuggestions input={input} />
          </Suspense>
        )}
      </Form>
    </search>
  )
}
