import { useRootData } from '../root-data.ts'

/** The site this page belongs to, by the name its records on a device are kept under. */
export const useSiteSlug = (): string => useRootData()?.site ?? ''
