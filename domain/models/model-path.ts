interface Addressed {
  slug: string
  overrideUrl: string | null
}

/** Where a model is described: at its own address, unless its maker or dealer has another for it. */
export function modelPath({ slug, overrideUrl }: Addressed): string {
  const own = overrideUrl?.trim() ?? ''
  // A path of this site or a page of another; anything else, such as a script, is no address.
  return /^\/(?![/\\])[^\s"'<>\\]*$|^https:\/\/[^\s"'<>\\]+$/.test(own) ? own : `/${slug}`
}

/** Whether a model's page is at the path, or used to be: one with another address answers its own by leading there. */
export const isModelAt = (model: Addressed, path: string): boolean =>
  path.toLowerCase() === `/${model.slug}` || path === modelPath(model)
