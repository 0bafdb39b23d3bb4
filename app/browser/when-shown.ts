/** Runs now, or once a page that was made ready behind another one is shown: nobody has seen it before. */
export function whenShown(work: () => void): void {
  if (isBehindAnother()) document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}

const isBehindAnother = (): boolean => 'prerendering' in document && document.prerendering === true
