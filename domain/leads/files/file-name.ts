import { type FileKind, kindOfName } from './file-kinds.ts'

const longestName = 60
/** What Windows takes for a device, whatever follows the dot. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/**
 * A file's name as it may stand in a header, a folder and a mail: small letters, digits and hyphens, with the ending of what it
 * is. No way up, no second ending, nothing that turns letters around.
 */
export function harmlessName(given: string, { extension }: FileKind): string {
  const last = given.slice(-1_024).split(/[/\\]/).at(-1)!
  const stem = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, '')
  return `${stem === '' || devices.test(stem) ? `file-${stem}`.replace(/-$/, '') : stem}.${extension}`
}

const referencePattern = /^[\da-f]{32}\/[a-z\d][a-z\d-]*\.[a-z]{3,4}$/

/** What a form sends for a file that is kept: a hash of its bytes, and its name. */
export const isFileReference = (text: string): boolean =>
  text.length <= 32 + 1 + longestName + 5 && referencePattern.test(text) && kindOfName(text) !== null

/** The name in a reference. */
export const nameInReference = (reference: string): string => reference.slice(reference.indexOf('/') + 1)

/** Where a lead's file lies in the private store: another lead's, or another site's, is never there. */
export const fileKey = (siteId: number, clientToken: string, reference: string): string =>
  `leads/${siteId}/${clientToken}/${reference}`
