import type { LocalKind } from './local-records.ts'

/** The name a site's records of a kind have on the device. */
export const localKey = (site: string, kind: LocalKind): string => `forecourt.${site}.${kind}`
