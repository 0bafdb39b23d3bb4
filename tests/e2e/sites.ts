export const port = 3939
export const sites = ['southbank', 'coastline-toyota', 'meridian', 'outback-rv', 'throttle', 'volt'] as const
export type SiteSlug = (typeof sites)[number]
/** Every template, in light and in dark. */
export const looks = ['southbank', 'meridian', 'outback-rv', 'throttle', 'volt'] as const satisfies readonly SiteSlug[]
/** Every template once. */
export const templates = ['southbank', 'outback-rv', 'volt'] as const satisfies readonly SiteSlug[]

export const at = (slug: SiteSlug, path = '/'): string => `http://${slug}.localhost:${port}${path}`
export const allStock = '/search/new-used-and-demo-cars'
