/** The id of a picture that was uploaded to a site. */
export const uploadedId = (siteSlug: string, digest: string): string => `photos/${siteSlug}/${digest}`

/** The slug of the site a picture was uploaded to; null for any other picture. */
export const uploaderOf = (id: string): string | null => /^photos\/([^/]+)\/[0-9a-f]{32}$/.exec(id)?.[1] ?? null
