import type { CarType } from '#db/value-sets.ts'

/** Titles by what the site sells: '{things}' becomes cars, motorcycles, vehicles. */
export const typePaths: Readonly<Record<string, { readonly title: string; readonly carTypes: readonly CarType[] }>> = {
  'new-used-and-demo-cars': { title: 'Our stock', carTypes: ['new', 'used', 'demo'] },
  'new-and-demo-cars': { title: 'New and demo {things}', carTypes: ['new', 'demo'] },
  'new-cars': { title: 'New {things}', carTypes: ['new'] },
  'demo-cars': { title: 'Demo {things}', carTypes: ['demo'] },
  'used-cars': { title: 'Used {things}', carTypes: ['used'] },
}

/** The path that lists all of a site's stock. */
export const allStockPath = '/search/new-used-and-demo-cars'

/** The listing that a shorter address means, as people type it and older sites had it: '/search', '/used-cars'. */
export function stockShortcut(path: string): string {
  const word = path.toLowerCase().replaceAll(/^\/|\/$/g, '')
  return Object.hasOwn(typePaths, word) ? `/search/${word}` : allStockPath
}
