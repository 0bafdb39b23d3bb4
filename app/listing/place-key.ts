// A postcode and nothing else: no store with schemas need be fetched for four digits.
/** Under which name a device keeps where its shopper is. */
export const placeKey = (site: string): string => `forecourt.${site}.postcode`
