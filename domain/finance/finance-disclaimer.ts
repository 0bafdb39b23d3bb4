/** Longer ones are cut on the page, with the rest a click away; the warning of a comparison rate is no part of it. */
const mostCharacters = 197

/** A disclaimer as it first stands: cut, and whether there is more. */
export function cutDisclaimer(text: string): { text: string; isCut: boolean } {
  // By what people call characters: a cut never leaves half of one.
  const characters = Array.from(text)
  if (characters.length <= mostCharacters) return { text, isCut: false }
  return { text: `${characters.slice(0, mostCharacters).join('').trimEnd()}…`, isCut: true }
}

/** What is said of a vehicle's finance: the lender's words about it or in general, and the site's own after them. */
export function disclaimerOf(lenders: string | null, providers: string | null, site: string | null): string | null {
  return [lenders ?? providers, site].filter((text) => text !== null && text.trim() !== '').join('\n\n') || null
}
