import type { PublicConfig } from '#config/site/site-config.ts'

/** Under which licence finance is arranged, as one sentence; null where nothing is configured. */
export function creditLicenceLine({ holder, number, representative }: PublicConfig['creditLicence']): string | null {
  const licence = number === null ? null : `Australian Credit Licence ${number}`
  const licensee = [holder, licence].filter((part) => part !== null).join(', ')
  if (representative === null) return licensee === '' ? null : `Finance is arranged under ${licensee}.`
  return `Credit Representative ${representative}${licensee === '' ? '' : ` of ${licensee}`}.`
}
