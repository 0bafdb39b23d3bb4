import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useSiteSlug } from '../../browser/site-slug.ts'
import { nextIndex } from '../../ui/combobox-filter.ts'
import { ComboboxList } from '../../ui/combobox-list.tsx'
import { findOptions } from './find-options.ts'
import type { SearchOption } from './recent-searches.ts'
import { useComboboxAria } from './use-combobox-aria.ts'

const patience = 300

/**
 * The list under a search box: recent searches while nothing is typed, then what fits. It listens to the box rather than
 * holding it, so that typing renders nothing but the list, and the box is there before this code is.
 */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const site = useSiteSlug()
  const navigate = useNavigate()
  const [{ options, active }, setList] = useState<{ options: readonly SearchOption[]; active: number }>({
    options: [],
    active: -1,
  })
  const isOpen = options.length > 0
  const asking = useRef<AbortController>(undefined)
  useComboboxAria(input, { id, isOpen, active })

  const show = (found: readonly SearchOption[]) => setList({ options: found, active: -1 })
  const close = () => {
    asking.current?.abort()
    show([])
  }
  const offer = useEffectEvent((after: number) => {
    asking.current?.abort()
    if (!input.current) return
    const { signal } = (asking.current = new AbortController())
    findOptions(input.current, { site, after, signal }).then(
      (found) => !signal.aborted && show(found),
      () => {
        // Overtaken by the next letter, or out of reach: the form answers all the same.
      },
    )
  })
  const take = (option: SearchOption | undefined) => {
    if (!option) return
    close()
    input.current?.form?.reset()
    input.current?.blur()
    void navigate(option.href)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) setList({ options, active: nextIndex(options.length, active, event.key) })
      else offer(0)
    } else if (event.key === 'Enter') {
      if (active === -1) return close()
      event.preventDefault()
      take(options[active])
    } else if (event.key === 'Escape' && isOpen) {
      // Or the browser would empty the box.
      event.preventDefault()
      close()
    }
  })
  const onBlur = useEffectEvent(close)
  useEffect(() => {
    const box = input.current
    const listening = new AbortController()
    const { signal } = listening
    const open = () => offer(0)
    box?.addEventListener('focus', open, { signal })
    box?.addEventListener('input', () => offer(patience), { signal })
    box?.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    box?.addEventListener('blur', () => onBlur(), { signal })
    // The box was turned to before this code came.
    if (document.activeElement === box) offer(patience)
    return () => listening.abort()
  }, [input])
  return (
    <ComboboxList
      {...{ id, options, active, isOpen }}
      emptyText=""
      onTake={(value) => take(options.find((option) => option.value === value))}
    />
  )
}
