/** A number as people write it, as a link that calls it. */
export const telephone = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`
