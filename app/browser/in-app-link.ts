/** The address of a plain click on a link to this site; null where the browser should do what it does. */
export function inAppLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const isPlaceHere = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  return isPlaceHere ? null : url
}
