import { useEffect, type RefObject } from 'react'

interface ListState {
  id: string
  isOpen: boolean
  active: number
}

/** Says of a plain search box what it has become, and where in the list the shopper is. */
export function useComboboxAria(input: RefObject<HTMLInputElement | null>, { id, isOpen, active }: ListState): void {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}-list`,
      'aria-expanded': String(isOpen),
      'aria-activedescendant': active === -1 ? null : `${id}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.current?.removeAttribute(name)
      else input.current?.setAttribute(name, value)
    }
  }, [input, id, isOpen, active])
}
