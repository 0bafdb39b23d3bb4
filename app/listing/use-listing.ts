import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { searchOf, settleState, withQuery } from '#domain/listings/change-state.ts'
import type { ListingState } from '#domain/listings/listing-state.ts'
import { useSettled } from '../browser/use-settled.ts'
import { areFiltersInFront } from './filters-in-front.ts'
import { takeOverGroups } from './filters/group-slots.tsx'
import { listingSource } from './listing-source.ts'
import { arrivedAt, type Listing, type ShownListing } from './shown-listing.ts'

/**
 * The address is the truth; this only runs ahead of it. What is pressed shows at once, with its answer if this browser
 * has it, else with the old answer until the server's has come; the address follows once the answer has been drawn.
 */
export function useListing(base: ListingBase, loaded: ListingAnswer): Listing {
  const { search: address, key } = useLocation()
  const navigate = useNavigate()
  const arrived = useMemo(() => arrivedAt(base, loaded, address), [base, loaded, address])
  const [pressed, setPressed] = useState<ShownListing | null>(null)
  const [seen, setSeen] = useState(key)
  const isBack = useNavigationType() === 'POP'
  const shown = pressed ?? arrived
  const settled = useSettled(shown)
  // The address has caught up, or the shopper went elsewhere in history: from here on it speaks for itself.
  if (seen !== key) {
    setSeen(key)
    if (pressed && (isBack || pressed.search === arrived.search)) setPressed(null)
  }
  const [batch, setBatch] = useState({ answer: shown.answer, number: 0 })
  if (batch.answer !== shown.answer) {
    const isWrittenOver = areFiltersInFront() || (shown.came === 'atOnce' && shown.answer.page === batch.answer.page)
    setBatch({ answer: shown.answer, number: isWrittenOver ? batch.number : batch.number + 1 })
  }
  const latest = useRef(shown)
  const here = useRef(arrived.search)
  useEffect(() => {
    latest.current = shown
    here.current = arrived.search
  })
  useEffect(() => listingSource(base).prepare(), [base])
  useEffect(() => listingSource(base).cache(arrived.search, arrived.answer), [base, arrived])
  const show = useCallback((next: ShownListing) => {
    latest.current = next
    flushSync(() => setPressed(next))
  }, [])
  const hasLeft = useRef(false)
  const goTo = useCallback(
    async (search: string) => {
      // A new address is news to the whole page, and React drops what it has not taken over when there is news.
      await takeOverGroups().catch(() => {})
      // What is drawn late must not add its address to that of the page the shopper has gone to meanwhile.
      if (hasLeft.current || window.location.pathname !== base.path) return
      void navigate({ search }, { preventScrollReset: true })
    },
    [base, navigate],
  )
  const onDrawn = useCallback(
    (answered: string) => {
      const { search } = latest.current
      if (search !== answered) return
      if (search === here.current) setPressed(null)
      else void goTo(search)
    },
    [goTo],
  )
  const onLeave = useCallback(() => {
    const { search, status } = latest.current
    hasLeft.current = true
    if (status === 'ready' && search !== here.current)
      history.replaceState(history.state, '', search ? `?${search}` : base.path)
  }, [base])

  const ask = useCallback(
    (change: (state: ListingState) => ListingState) => {
      const before = latest.current
      hasLeft.current = false
      const state = settleState(base, change(before.state))
      const search = searchOf(base, state)
      const source = listingSource(base)
      source.typing(state.query)
      const answer = source.now(state)
      if (answer) return show({ state, search, answer, answered: search, status: 'ready', came: 'atOnce' })
      const waiting: ShownListing = { ...before, state, search, status: 'loading' }
      show(waiting)
      source.later(state).then(
        (found) => {
          if (latest.current !== waiting) return
          if (found.version === base.version)
            show({ state, search, answer: found, answered: search, status: 'ready', came: 'late' })
          // The stock has changed since the page was made: its filters come anew too.
          else void goTo(search)
        },
        () => latest.current === waiting && show({ ...waiting, status: 'failed' }),
      )
    },
    [base, show, goTo],
  )

  const settle = useCallback(
    (words?: string) => {
      const { state } = latest.current
      const query = words ?? state.query
      if (query === '' && state.query === '') return
      listingSource(base).typing('')
      // The server leads on to the filters; what was typed is no longer ahead of the address, nor its answer waited for.
      latest.current = { ...latest.current }
      setPressed(null)
      void goTo(searchOf(base, query === state.query ? state : withQuery(state, query)))
    },
    [base, goTo],
  )

  const expect = useCallback(
    (change: (state: ListingState) => ListingState) => {
      const state = settleState(base, change(latest.current.state))
      const source = listingSource(base)
      // A failure here is nobody's business: whoever really asks is told.
      if (!source.now(state)) source.later(state).catch(() => {})
    },
    [base],
  )
  return { ...shown, settled, batch: batch.number, ask, settle, expect, onDrawn, onLeave }
}
