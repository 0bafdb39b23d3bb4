interface Displayed {
  readonly display: readonly string[]
  readonly strictDisplay: boolean
}

/** Whether a promotion shows on a listing: on all, or at its paths and what lies below them; strictly, at its paths only. */
export function isDisplayedAt({ display, strictDisplay }: Displayed, path: string): boolean {
  const at = bare(path)
  return (
    display.length === 0 ||
    display.map(bare).some((each) => each === at || (!strictDisplay && at.startsWith(`${each}/`)))
  )
}

/** Dealers write 'search/ute', '/Search/ute/' and mean the same. */
const bare = (path: string): string =>
  `/${path
    .toLowerCase()
    .replaceAll(/^\/+|[?#].*$/g, '')
    .replace(/\/+$/, '')}`
