import { useEffect } from 'react'

declare global {
  interface Window {
    /** Buttons that were pressed before the program had come; undefined once it listens itself. */
    pressedEarly?: HTMLElement[] | undefined
  }
}

/** Answers what was pressed before the page was taken over, in the order it was. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = window.pressedEarly ?? []
    window.pressedEarly = undefined
    // One after the other: the next press is of the button that the last one has made.
    for (const [turn, button] of pressed.entries()) setTimeout(() => button.click(), turn)
  }, [])
}

/** Whether the page that came from the server is in the program's hands. */
export const isTakenOver = (): boolean => window.pressedEarly === undefined
