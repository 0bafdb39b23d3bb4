import { memo, useEffect, useMemo } from 'react'
import { withQuery } from '#domain/listings/change-state.ts'
import { debounce } from '../../browser/debounce.ts'
import { Field } from '../../ui/field.tsx'
import type { Listing } from '../shown-listing.ts'

/** Typing is answered once it has rested this long. */
const restMs = 300

/** Words to look for within the listing. */
export const KeywordField = memo(function KeywordField({ query, ask }: { query: string; ask: Listing['ask'] }) {
  const settle = useMemo(() => debounce((words: string) => ask((state) => withQuery(state, words)), restMs), [ask])
  useEffect(() => settle.cancel, [settle])
  return (
    <Field
      // A query that came from elsewhere replaces what stands there.
      key={query}
      label="Keyword"
      type="search"
      name="query"
      defaultValue={query}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      onInput={(event) => settle(event.currentTarget.value)}
    />
  )
})
