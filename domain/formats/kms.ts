import { formatNumber } from './amounts.ts'

/** Kilometres as people write them, with or without a unit; null where it is something else. */
export function readKms(text: string): number | null {
  const [, digits] = /^(\d[\d, ]{0,11})(?:kms?|klms?|kilomet(?:re|er)s?)?$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(/[, ]/g, ''))
}

/** '85,000 kms': as a field shows what was typed into it. What cannot be read stays as it is. */
export function formatKms(text: string): string {
  const kms = readKms(text)
  return kms === null ? text : `${formatNumber(kms)} kms`
}
