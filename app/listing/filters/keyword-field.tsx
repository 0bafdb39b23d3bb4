import { memo, useEffect, useMemo, useRef } from 'react'
import { withQuery } from '#domain/listings/change-state.ts'
import { debounce } from '../../browser/debounce.ts'
import { Field } from '../../ui/field.tsx'
import type { ListingBase } from '#domain/listings/listing.ts'
import { listingSource } from '../listing-source.ts'
import type { Listing } from '../shown-listing.ts'

/** Typing is answered once it has rested this long. */
const restMs = 300

interface KeywordFieldProps extends Pick<Listing, 'ask' | 'settle'> {
  base: ListingBase
  query: string
}

/** Words to look for within the listing. */
export const KeywordField = memo(function KeywordField({ base, query, ask, settle }: KeywordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  /** What is being typed; null once it has been asked for with Enter. */
  const typed = useRef<string | null>(null)
  const answer = useMemo(() => debounce((words: string) => ask((state) => withQuery(state, words)), restMs), [ask])
  // Not at once: what the finger leaves the box for is pressed first.
  const leave = useMemo(() => debounce(settle, restMs), [settle])
  useEffect(
    () => () => {
      answer.cancel()
      leave.cancel()
    },
    [answer, leave],
  )
  // A query that came from elsewhere replaces what stands there; one that was typed must not stop whoever types on.
  useEffect(() => {
    if (input.current && typed.current === null) input.current.value = query
  }, [query])
  const type = (words: string) => {
    typed.current = words
    answer(words)
  }
  const finish = () => {
    typed.current = null
    answer.cancel()
  }
  const onBlur = () => {
    const words = typed.current
    finish()
    // What was asked for may have been taken back by then.
    if (words !== null) leave(words.trim() === query ? undefined : words.trim())
  }
  return (
    <Field
      ref={input}
      label="Keyword"
      type="search"
      name="query"
      defaultValue={query}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      onFocus={() => listingSource(base).expectWords()}
      onInput={(event) => type(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      onBlur={onBlur}
    />
  )
})
