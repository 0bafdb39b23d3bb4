import type { KeptList } from '#domain/vehicles/keeping.ts'
import { isKeptList, type Kept } from './read-kept.ts'

/** Gives the buttons of this page that keep vehicles the state they are in. */
export function markButtons(kept: Record<KeptList, readonly Kept[]>): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const { keep, record = '{}', words = '' } = button.dataset
    if (!isKeptList(keep)) continue
    const { id } = JSON.parse(record) as Kept
    const isOn = kept[keep].some((each) => each.id === id)
    if (button instanceof HTMLButtonElement) button.ariaPressed = String(isOn)
    button.hidden = !isOn && 'onlyKept' in button.dataset
    const label = button.querySelector('[data-label]')
    const [off, on] = words.split(',')
    if (label) label.textContent = (isOn ? on : off) ?? ''
  }
}
