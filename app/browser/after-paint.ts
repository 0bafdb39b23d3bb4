/** Runs once the browser has shown what is on the page now, and after whatever else waits for that: a timer comes last. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
