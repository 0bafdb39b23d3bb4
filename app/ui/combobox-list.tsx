// A native list can be neither filtered by our rules nor given a count beside each option: ARIA's pattern it is, with
// the focus, and so the keys, in the field.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
import { useEffect, useRef } from 'react'
import type { ComboboxOption } from './combobox-filter.ts'

interface ComboboxListProps {
  id: string
  options: readonly ComboboxOption[]
  active: number
  isOpen: boolean
  emptyText: string
  onTake: (value: string) => void
}

export function ComboboxList({ id, options, active, isOpen, emptyText, onTake }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== -1) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen || options.length === 0}
        // The field keeps the focus while an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-box border border-muted bg-ground shadow-xl roadhouse:border-2 roadhouse:shadow-none gallery:shadow-none"
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onTake(option.value)}
            className="flex min-h-[3rem] cursor-pointer items-center justify-between gap-4 px-[0.875rem] py-[0.5rem] wrap-anywhere hover:bg-surface aria-selected:bg-ink aria-selected:text-ground"
          >
            {option.picture && (
              <img
                {...option.picture}
                alt=""
                decoding="async"
                className="aspect-3/2 w-[4.5rem] shrink-0 object-cover"
              />
            )}
            <span className={option.picture ? 'grid flex-1' : 'flex flex-1 items-center justify-between gap-4'}>
              <span>{option.value}</span>
              {option.hint && <span className="shrink-0 text-sm tabular-nums">{option.hint}</span>}
            </span>
          </div>
        ))}
      </div>
      {/* Always there, so that a change inside it is spoken. */}
      <output
        className={
          isOpen && options.length === 0
            ? 'absolute inset-x-0 top-full z-20 mt-1 rounded-box border border-muted bg-ground p-[0.875rem] text-muted'
            : 'sr-only'
        }
      >
        {isOpen &&
          (options.length === 0
            ? emptyText
            : `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`)}
      </output>
    </>
  )
}
