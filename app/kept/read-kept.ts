import { keptLists, type KeptList } from '#domain/vehicles/keeping.ts'
import { localKey } from '#domain/visitors/local-key.ts'

export interface Kept {
  id: number
  slug: string
}

/** What the device has on a list, as far as it is needed to count and to lead there; nothing where the list is off. */
export function readKept(site: string, list: KeptList): Kept[] {
  if (document.documentElement.dataset['off']?.split(' ').includes(list)) return []
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(localKey(site, list)) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (entry: unknown): entry is Kept =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'number' &&
  'slug' in entry &&
  typeof entry.slug === 'string'

export const isKeptList = (text: string | undefined): text is KeptList => keptLists.some((list) => list === text)
