/** Runs once the browser has shown what is on the page now. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', work)
    port1.start()
    port2.postMessage(null)
  })
}
