const signs = ['pointerover', 'pointerdown', 'focusin'] as const
/** Before React, which keeps what happens in a part it has not taken over to itself. */
const listening = { capture: true, passive: true }

const isInForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form[method="post"]') !== null

/** Settles once a form of this page is touched, or at once where it already is, or the device has something to fill in. */
export function formNeeded(): Promise<void> {
  const isTouched = isInForm(document.activeElement) || document.querySelector('form[method="post"]:hover') !== null
  if (isTouched || hasSavedDetails()) return Promise.resolve()
  return new Promise((settle) => {
    const look = ({ target }: Event) => {
      if (!isInForm(target)) return
      for (const sign of signs) removeEventListener(sign, look, listening)
      settle()
    }
    for (const sign of signs) addEventListener(sign, look, listening)
  })
}

/** Merely touching localStorage throws where the shopper has forbidden it. */
function hasSavedDetails(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('.savedDetails'))
  } catch {
    return false
  }
}
