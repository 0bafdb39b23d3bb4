const signs = ['pointerover', 'pointerdown', 'focusin'] as const
/** Before React, which keeps what happens in a part it has not taken over to itself. */
const listening = { capture: true, passive: true }

const changed = new WeakSet<EventTarget>()

/** Settles once something that fits the selector is touched, or at once where it already is. */
export function touched(selector: string): Promise<void> {
  const isIn = (target: EventTarget | null): boolean => target instanceof Element && target.closest(selector) !== null
  if (isIn(document.activeElement) || document.querySelector(`:is(${selector}):hover`)) return Promise.resolve()
  return new Promise((settle) => {
    const look = ({ target }: Event) => {
      if (!isIn(target)) return
      for (const sign of signs) removeEventListener(sign, look, listening)
      settle()
    }
    for (const sign of signs) addEventListener(sign, look, listening)
  })
}

/** Notes which fields are changed and which buttons pressed from now on. */
export function noteChanges(): void {
  addEventListener('input', ({ target }) => target && changed.add(target), listening)
  addEventListener('click', ({ target }) => changed.add((target as Element).closest('button') ?? target!), listening)
}

/** Whether a field was changed or a button pressed since then: its part of the page may not have been taken over yet. */
export const wasChanged = (control: Element): boolean => changed.has(control)
