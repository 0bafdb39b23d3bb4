/** Where this document was loaded: links may have led on since without a new one. Null where the browser does not say. */
export function landingAddress(): URL | null {
  const [landing] = performance.getEntriesByType('navigation')
  // Older browsers call it 'document'.
  return landing && /^https?:/.test(landing.name) ? new URL(landing.name) : null
}
