/** A dealership's reports in the private store: another's are never there. */
export const reportFolder = (dealershipId: number): string => `reports/${dealershipId}/`

/** Where a report lies, by a hash of its bytes: the same file again is the same one. */
export const reportKey = (dealershipId: number, hash: string): string => `${reportFolder(dealershipId)}${hash}.pdf`

export const isReportKey = (text: string): boolean => /^reports\/\d{1,15}\/[\da-f]{32}\.pdf$/.test(text)
