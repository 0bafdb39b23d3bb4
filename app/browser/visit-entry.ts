import { sessionStore } from './session-storage.ts'

/** How a visit began: the path of its first page, the campaign in its address, and the host it came from. */
export interface VisitEntry {
  page: string
  /** As in the address: [['utm_source', 'news']]. Nothing else of the query is kept, which may name someone. */
  campaign: [string, string][]
  referrer: string | undefined
}

const key = 'entry'

/** Notes where this visit began, if this is where: by the address the document came from, before links lead on. */
export function noteEntry(landing: URL | null): void {
  if (!landing || readEntry()) return
  const { host } = URL.parse(document.referrer) ?? {}
  const entry: VisitEntry = {
    page: landing.pathname,
    campaign: [...landing.searchParams].filter(([name]) => /^(?:utm_\w+|gclid)$/.test(name)),
    referrer: host === location.host ? undefined : host,
  }
  try {
    sessionStore()?.setItem(key, JSON.stringify(entry))
  } catch {
    // Full: a journey is worth less than the page.
  }
}

/** How this visit began, as far as the tab has kept it. */
export function readEntry(): VisitEntry | null {
  try {
    return JSON.parse(sessionStore()?.getItem(key) ?? 'null') as VisitEntry | null
  } catch {
    return null
  }
}
