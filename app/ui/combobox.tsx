import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { filterOptions, nextIndex, type ComboboxOption } from './combobox-filter.ts'
import { ComboboxList } from './combobox-list.tsx'
import { controlLook, fieldAria, FieldFrame, type FieldWords } from './field-frame.tsx'

interface ComboboxProps extends FieldWords {
  name: string
  options: readonly ComboboxOption[]
  defaultValue?: string
  placeholder?: string
  disabled?: boolean
  /** Said when nothing fits. */
  emptyText?: string
  /** Called with an option's value when one is taken, and with the text when the field is left or Enter is pressed. */
  onCommit?: (value: string) => void
  className?: string
}

const never = () => () => {}

/** A text field that suggests. Any text may be sent; without JavaScript the browser's own list suggests. */
export function Combobox({
  name,
  options,
  defaultValue = '',
  placeholder,
  disabled,
  emptyText = 'Nothing fits',
  onCommit,
  className,
  ...words
}: ComboboxProps) {
  const id = useId()
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // An untouched field offers everything, not only what it already says.
  const [isTyped, setTyped] = useState(false)
  const shown = isOpen ? (isTyped ? filterOptions(options, text) : options) : []

  // The server's page has the browser's own list; ours takes its place once it can be worked.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const kind = isLive
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': `${id}-list`,
      } as const)
    : { list: `${id}-native` }

  const open = (index = -1) => {
    setOpen(true)
    setActive(index)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(false)
  }
  const take = (value: string) => {
    setText(value)
    close()
    onCommit?.(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) setActive(nextIndex(shown.length, active, event.key))
      else open(event.altKey ? -1 : nextIndex(options.length, -1, event.key))
    } else if (event.key === 'Enter' && isOpen) {
      // With the list open Enter answers the list, not the form.
      event.preventDefault()
      take(shown[active]?.value ?? text)
    } else if (event.key === 'Escape' && isOpen) {
      // Or a dialog around the field would close with the list.
      event.preventDefault()
      close()
    }
  }
  return (
    <FieldFrame {...words} id={id} className={className}>
      <div className="relative">
        <input
          {...fieldAria(id, words)}
          {...{ name, placeholder, disabled, ...kind }}
          autoComplete="off"
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setTyped(true)
            open()
          }}
          onClick={() => open()}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isTyped) onCommit?.(text)
            close()
          }}
          className={controlLook}
        />
        <ComboboxList id={id} options={shown} active={active} isOpen={isOpen} emptyText={emptyText} onTake={take} />
      </div>
      {!isLive && (
        <datalist id={`${id}-native`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.hint}
            </option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
