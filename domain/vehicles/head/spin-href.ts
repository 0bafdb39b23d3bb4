/** Where a turn is shown that is not ours to show; null where there is one of ours, or nobody to ask. */
export const spinHref = (link: string | null, code: string | null, hasFrames: boolean): string | null =>
  link && code && !hasFrames ? link.replaceAll('{code}', () => encodeURIComponent(code)) : null
