import { memo, useEffect, useMemo } from 'react'
import { withQuery } from '#domain/listings/change-state.ts'
import { debounce } from '../../browser/debounce.ts'
import { Field } from '../../ui/field.tsx'
import type { Listing } from '../shown-listing.ts'

/** Typing is answered once it has rested this long. */
const restMs = 300

interface KeywordFieldProps extends Pick<Listing, 'ask' | 'settle'> {
  query: string
}

/** Words to look for within the listing. */
export const KeywordField = memo(function KeywordField({ query, ask, settle }: KeywordFieldProps) {
  const answer = useMemo(() => debounce((words: string) => ask((state) => withQuery(state, words)), restMs), [ask])
  // Not at once: what the finger leaves the box for is pressed first.
  const leave = useMemo(() => debounce((words: string) => void settle(words), restMs), [settle])
  useEffect(
    () => () => {
      answer.cancel()
      leave.cancel()
    },
    [answer, leave],
  )
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
      onInput={(event) => answer(event.currentTarget.value)}
      onBlur={({ currentTarget: { value } }) => value.trim() !== '' && value.trim() === query && leave(value.trim())}
    />
  )
})
