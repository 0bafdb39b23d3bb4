/** A name as it stands in a path: 'Land Rover' → 'land-rover'. */
export const pathWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
