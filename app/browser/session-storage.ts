/** What this tab keeps; null where the shopper has forbidden it: merely touching it throws then. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
