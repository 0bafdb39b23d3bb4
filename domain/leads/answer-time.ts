/** When an answer can be expected, from whether the place is open now; without hours nothing is promised. */
export function answerTime(open: { readonly isOpen: boolean; readonly text: string } | null): string {
  if (open === null || open.text === 'Closed') return 'You’ll hear from us in opening hours.'
  if (open.text === 'Open 24 hours') return 'We’re open, and you’ll hear from us soon.'
  const words = `${open.text.slice(0, 1).toLowerCase()}${open.text.slice(1)}`
  return open.isOpen
    ? `We’re ${words}: you’ll hear from us by then, or first thing when we open next.`
    : `You’ll hear from us once we’re back: ${words.replace(/^opens/, 'we open')}.`
}
