import { useEffect, useRef, type RefObject } from 'react'

/** Where there is room the map stands beside the list; elsewhere it lies over it. */
const isBeside = (): boolean => matchMedia('(width >= 64rem)').matches

/** Opens the dialog; Escape closes it, and so does a choice where the results are under it. */
export function useMapDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) {
      if (isBeside()) element.show()
      else element.showModal()
    }
    // Only a dialog that lies over the page is closed by the browser.
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && element.close()
    const choose = ({ target }: MouseEvent) => {
      if (!isBeside() && target instanceof Element && target.closest('a[data-place]')) element.close()
    }
    element.addEventListener('keydown', escape)
    element.addEventListener('click', choose)
    return () => {
      element.removeEventListener('keydown', escape)
      element.removeEventListener('click', choose)
    }
  }, [])
  return dialog
}
